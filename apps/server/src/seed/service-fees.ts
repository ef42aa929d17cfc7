import type { ServiceFeeKind } from '@saer/contract/fees/service-fee';
import type { Transaction } from '../database/database.ts';
import { serviceFee } from '../fees/tables.ts';
import { store } from '../lists/tables.ts';
import {
  type Provenance,
  seedProvenance,
  hundredths,
  published as data,
  returnAdministration,
} from './published-data.ts';

type Named = readonly [kind: ServiceFeeKind, riyals: number, nameEn: string, nameAr: string];

const { noonSa, status, source } = data.otherFees;
const { delivery, collection } = noonSa.inventoryRemoval;
const returns = returnAdministration(noonSa.returnAdminFee);
const { polybag, bubble_wrap: bubbleWrap, box_filler: boxFiller } = noonSa.valueAddedServices;

const fees: readonly Named[] = [
  ['storage', noonSa.storagePerCbfMonthSar, 'Storage', 'التخزين الشهري'],
  ['longTermStorage', noonSa.longTermOver365DaysPerCbfSar, 'Long-term storage', 'التخزين الطويل'],
  [
    'nonSaleableStorage',
    noonSa.nonSaleableOver30DaysPerCbfSar,
    'Unsellable stock',
    'المخزون غير القابل للبيع',
  ],
  [
    'removalDeliveryMinimum',
    delivery.minimum_fee,
    'Removal by delivery: minimum',
    'السحب بالتوصيل: الحد الأدنى',
  ],
  [
    'removalDeliveryUnit',
    delivery.handling_per_unit,
    'Removal by delivery: handling',
    'السحب بالتوصيل: المناولة',
  ],
  [
    'removalDeliverySameCity',
    delivery.same_city_per_kg,
    'Removal by delivery: same city',
    'السحب بالتوصيل: داخل المدينة',
  ],
  [
    'removalDeliveryCrossCity',
    delivery.cross_city_per_kg,
    'Removal by delivery: another city',
    'السحب بالتوصيل: إلى مدينة أخرى',
  ],
  [
    'removalCollectionMinimum',
    collection.minimum_fee,
    'Removal by collection: minimum',
    'السحب بالاستلام: الحد الأدنى',
  ],
  [
    'removalCollectionUnit',
    collection.handling_per_unit,
    'Removal by collection: handling',
    'السحب بالاستلام: المناولة',
  ],
  [
    'removalCollectionVolume',
    collection.processing_per_cbf,
    'Removal by collection: processing',
    'السحب بالاستلام: المعالجة',
  ],
];

type Pieces = Readonly<Record<'envelope' | 'oversize' | 'bulky', number | null>>;
const pieceNames = {
  envelope: ['envelope', 'ظرف'],
  oversize: ['oversize', 'كبير الحجم'],
  bulky: ['bulky', 'ضخم'],
} as const;

/** A service with a fee for each group of size classes that it is offered for. */
const service = (pieces: Pieces, nameEn: string, nameAr: string): readonly Named[] =>
  (['envelope', 'oversize', 'bulky'] as const).flatMap((piece) => {
    const riyals = pieces[piece];
    const [en, ar] = pieceNames[piece];
    return riyals === null
      ? []
      : [['valueAddedService', riyals, `${nameEn}: ${en}`, `${nameAr}: ${ar}`] as const];
  });

const services = [
  ...service(polybag, 'Polybag', 'كيس بلاستيكي'),
  ...service(bubbleWrap, 'Bubble wrap', 'تغليف بالفقاعات'),
  ...service(boxFiller, 'Box filler', 'حشوة الصندوق'),
];

interface Figures {
  readonly kind: ServiceFeeKind;
  readonly nameEn: string;
  readonly nameAr: string;
  readonly amount: number | null;
  readonly rate: number | null;
}

const toAmount = ([kind, riyals, nameEn, nameAr]: Named): Figures => ({
  kind,
  nameEn,
  nameAr,
  amount: hundredths(riyals),
  rate: null,
});

/** The fee of a returned unit as a share of the commission. */
const toShare = (perCent: number): Figures => ({
  kind: 'returnAdministrationShare',
  nameEn: 'Return administration: share',
  nameAr: 'إدارة المرتجعات: النسبة',
  amount: null,
  rate: hundredths(perCent),
});

const toCap = (riyals: number): Figures =>
  toAmount([
    'returnAdministrationCap',
    riyals,
    'Return administration: maximum',
    'إدارة المرتجعات: الحد الأقصى',
  ]);

interface StoreFees {
  readonly store: string;
  readonly effectiveFrom: string;
  readonly provenance: Provenance;
  /** Before the codes of the store's fees. */
  readonly prefix: string;
  readonly figures: readonly Figures[];
}

const published: readonly StoreFees[] = [
  {
    store: 'NOON_SA_FBN',
    effectiveFrom: '2025-09-01',
    provenance: seedProvenance(status, source),
    prefix: '',
    figures: [
      ...fees.map(toAmount),
      toCap(returns.cap),
      toShare(returns.sharePct),
      ...services.map(toAmount),
    ],
  },
  {
    store: 'AMAZON_SA_FBA',
    // The page names no day: that of the store's first fee table.
    effectiveFrom: '2025-08-01',
    provenance: seedProvenance(
      'found',
      'sellercentral.amazon.sa help 200387220 “Refund Holdback Sample Calculations” for selling in Saudi Arabia (stored copy)',
      'The page is undated.',
    ),
    prefix: 'amazon_',
    figures: [toCap(15), toShare(20)],
  },
];

const toCode = (nameEn: string): string => nameEn.toLowerCase().replace(/[^a-z]+/g, '_');

/** Adds the service fees that stores publish; none for a store that has been deleted. */
export async function seedServiceFees(tx: Transaction): Promise<void> {
  const rows = await tx.select({ id: store.id, code: store.code }).from(store);
  const storeId = new Map(rows.map(({ id, code }) => [code, id]));
  const values = published.flatMap(({ store: code, effectiveFrom, provenance, prefix, figures }) => {
    const owner = storeId.get(code);
    return owner === undefined
      ? []
      : figures.map((fee) => ({
          ...provenance,
          ...fee,
          code: `${prefix}${toCode(fee.nameEn)}`,
          storeId: owner,
          effectiveFrom,
        }));
  });
  if (values.length > 0)
    await tx.insert(serviceFee).values(values.map((value, position) => ({ ...value, position })));
}
