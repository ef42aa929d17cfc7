import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { FeeTable } from '@saer/contract/fees/fee-table';

type SizeClass = FeeTable['sizeClasses'][number];
type Store = FeeBook['stores'][number];

const provenance = { status: 'sourced', source: null, note: null, confirmed: true } as const;

const sizeClass = (
  code: string,
  nameEn: string,
  nameAr: string,
  [longestSide, medianSide, shortestSide, maxWeight]: readonly [number, number, number, number],
  handover: SizeClass['handover'] = null,
): SizeClass => ({
  ...provenance,
  code,
  nameEn,
  nameAr,
  handover,
  longestSide,
  medianSide,
  shortestSide,
  packaging: 40,
  maxShippingWeight: maxWeight,
  breakpoint: 25_00,
  slabs: [{ maxWeight, feeBelow: 6_00, feeAbove: 8_50 }],
  overflow: null,
});

const subFamilies = [
  ['fashion', 'watches', 'Watches', 'الساعات'],
  ['fashion', 'fine_jewelry', 'Fine jewellery', 'المجوهرات الفاخرة'],
  ['fashion', 'other_jewelry', 'Other jewellery', 'مجوهرات أخرى'],
  ['home', 'home_general', 'Home & kitchen', 'المنزل والمطبخ'],
  ['home', 'furniture', 'Furniture', 'الأثاث'],
  ['beauty', 'fragrance', 'Fragrance', 'العطور'],
  ['mobiles', 'phones_tablets', 'Mobiles & tablets', 'الجوالات والأجهزة اللوحية'],
  ['mobiles', 'phone_accessories', 'Phone & tablet accessories', 'ملحقات الجوال والأجهزة اللوحية'],
  ['grocery', 'food_beverages', 'Food & beverages', 'الأغذية والمشروبات'],
] as const;

const table = (code: string, sizeClasses: readonly SizeClass[], manualRates = false): FeeTable => ({
  version: { id: '7', name: `${code} 2025-09`, effectiveFrom: '2025-09-01', status: 'sourced' },
  store: {
    code,
    shippingWeight: { addsPackaging: true, volumetricDivisor: null, roundUpTo: 50 },
    minReferral: 1_00,
    feeVat: 1500,
    shippingCredit: [],
    priceEnding: 'none',
    manualRates,
    deemedSupplier: null,
  },
  sizeClasses: [...sizeClasses],
  referralRules: manualRates
    ? {}
    : Object.fromEntries(subFamilies.map(([, sub]) => [sub, { shape: 'flat' as const, rate1: 1500 }])),
  referralProvenance: {},
  rangeFactors: [
    {
      id: '1',
      scope: { kind: 'general' },
      min: 0,
      max: null,
      factor: 11_000,
      status: 'confirmed',
      confirmed: true,
    },
  ],
});

const store = (
  code: string,
  nameEn: string,
  nameAr: string,
  feeTable: FeeTable,
  handovers: Store['handovers'] = [],
): Store => ({
  ...provenance,
  code,
  nameEn,
  nameAr,
  deemedSupplierSource: null,
  deemedSupplierOn: null,
  fulfilmentMode: 'FBN',
  handovers,
  feeTable,
  firstDay: '2025-09-01',
});

/** Four stores with different requirements, and a few categories. */
export const sampleBook: FeeBook = {
  on: '2026-11-21',
  stores: [
    store(
      'NOON_SA_FBN',
      'noon KSA – Fulfilled by noon (FBN)',
      'نون السعودية – الاستيفاء بواسطة نون',
      table('NOON_SA_FBN', [
        sizeClass('small_envelope', 'Small envelope', 'ظرف صغير', [200, 150, 10, 100]),
        sizeClass('standard_parcel', 'Standard parcel', 'طرد قياسي', [450, 340, 260, 12_000]),
        sizeClass('oversize', 'Oversize', 'كبير الحجم', [1300, 1000, 1000, 30_000]),
        sizeClass('extra_oversize', 'Extra oversize', 'كبير جدًا', [3000, 2000, 2000, 100_000]),
      ]),
    ),
    store(
      'NOON_SA_DIRECTSHIP',
      'noon KSA – DirectShip (FBP)',
      'نون السعودية – الشحن المباشر',
      table('NOON_SA_DIRECTSHIP', [
        sizeClass('ds_parcel_drop', 'Standard parcel', 'طرد قياسي', [1000, 1000, 1000, 20_000], 'DROP_OFF'),
        sizeClass('ds_parcel_pick', 'Standard parcel', 'طرد قياسي', [1000, 1000, 1000, 20_000], 'PICKUP'),
      ]),
      ['DROP_OFF', 'PICKUP'],
    ),
    store(
      'AMAZON_SA_FBA',
      'Amazon.sa – Fulfilment by Amazon (FBA)',
      'أمازون السعودية – الشحن من أمازون',
      table('AMAZON_SA_FBA', [
        sizeClass('standard_parcel', 'Standard parcel', 'طرد قياسي', [450, 340, 260, 12_000]),
      ]),
    ),
    store('CUSTOM', 'Other store (manual rates)', 'متجر آخر (إدخال يدوي)', table('CUSTOM', [], true)),
  ],
  families: [
    { code: 'fashion', nameEn: 'Fashion', nameAr: 'الأزياء' },
    { code: 'home', nameEn: 'Home', nameAr: 'المنزل' },
    { code: 'beauty', nameEn: 'Health & beauty', nameAr: 'الصحة والجمال' },
    { code: 'mobiles', nameEn: 'Mobiles & tablets', nameAr: 'الجوالات والأجهزة اللوحية' },
    { code: 'grocery', nameEn: 'Food & beverages', nameAr: 'الأغذية والمشروبات' },
  ],
  subFamilies: subFamilies.map(([family, code, nameEn, nameAr]) => ({ family, code, nameEn, nameAr })),
  types: [
    { subFamily: 'fragrance', code: 'perfumes', nameEn: 'Perfumes', nameAr: 'عطور' },
    { subFamily: 'fragrance', code: 'oud_bakhoor', nameEn: 'Oud & bakhoor', nameAr: 'عود وبخور' },
    { subFamily: 'phone_accessories', code: 'covers', nameEn: 'Covers', nameAr: 'أغطية' },
    { subFamily: 'furniture', code: 'chair_covers', nameEn: 'Covers', nameAr: 'أغطية' },
    { subFamily: 'furniture', code: 'chairs', nameEn: 'Chairs', nameAr: 'كراسي' },
  ],
  serviceFees: [],
  overrides: [],
};
