import type { ServiceFeeKind } from '@saer/contract/choices';
import { eq } from 'drizzle-orm';
import type { Transaction } from '../database/database.ts';
import { serviceFee } from '../fees/tables.ts';
import { store } from '../lists/tables.ts';
import { seedProvenance } from './provenance.ts';
import { hundredths, published, returnAdministration } from './published-data.ts';

/** The store whose published fees name them. */
const storeCode = 'NOON_SA_FBN';
/** The day named by the published fees. */
const effectiveFrom = '2025-09-01';

type Named = readonly [kind: ServiceFeeKind, riyals: number, nameEn: string, nameAr: string];

const { noonSa, status, source } = published.otherFees;
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
  ['returnAdministrationCap', returns.cap, 'Return administration: maximum', 'إدارة المرتجعات: الحد الأقصى'],
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

/** The fee of a returned unit as a share of the commission. */
const returnShare = {
  kind: 'returnAdministrationShare',
  nameEn: 'Return administration: share',
  nameAr: 'إدارة المرتجعات: النسبة',
  amount: null,
  rate: hundredths(returns.sharePct),
} as const;

const codeOf = (nameEn: string): string => nameEn.toLowerCase().replace(/[^a-z]+/g, '_');

/** Adds the published service fees of noon, unless the store has been deleted. */
export async function seedServiceFees(tx: Transaction): Promise<void> {
  const [owner] = await tx.select({ id: store.id }).from(store).where(eq(store.code, storeCode));
  if (owner === undefined) return;
  const amountOf = ([kind, riyals, nameEn, nameAr]: Named) => ({
    kind,
    nameEn,
    nameAr,
    amount: hundredths(riyals),
    rate: null,
  });
  await tx.insert(serviceFee).values(
    [...fees.map(amountOf), returnShare, ...services.map(amountOf)].map((fee, position) => ({
      ...seedProvenance(status, source),
      ...fee,
      code: codeOf(fee.nameEn),
      position,
      storeId: owner.id,
      effectiveFrom,
    })),
  );
}
