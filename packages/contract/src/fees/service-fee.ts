import * as z from 'zod/mini';
import { bilingual, choice, code, day, money, share } from '../api/field.ts';
import { provenance } from './provenance.ts';

/** Kinds of fees that a store charges beyond commission and fulfilment. */
export const serviceFeeKinds = [
  'storage',
  'longTermStorage',
  'nonSaleableStorage',
  'removalDeliveryMinimum',
  'removalDeliveryUnit',
  'removalDeliverySameCity',
  'removalDeliveryCrossCity',
  'removalCollectionMinimum',
  'removalCollectionUnit',
  'removalCollectionVolume',
  'returnAdministrationCap',
  'returnAdministrationShare',
  'valueAddedService',
] as const;
export type ServiceFeeKind = (typeof serviceFeeKinds)[number];

/** A fee that a store charges beyond commission and fulfilment, in force on the day of its fee book. */
export const serviceFee = z.object({
  store: code(),
  kind: choice(serviceFeeKinds),
  ...bilingual,
  /** Halalas before VAT for the unit that the kind names (`serviceFeeUnits`); null for a share. */
  amount: z.nullable(money()),
  /** Basis points of the commission; null for an amount. */
  rate: z.nullable(share()),
  effectiveFrom: day(),
  ...provenance,
});
export type ServiceFee = z.infer<typeof serviceFee>;

/** Units that service fees are charged for, by their kind. `order`: a removal order, which costs at least this. */
export const serviceFeeUnits = {
  storage: 'cubicFootMonth',
  longTermStorage: 'cubicFoot',
  nonSaleableStorage: 'cubicFoot',
  removalDeliveryMinimum: 'order',
  removalDeliveryUnit: 'unit',
  removalDeliverySameCity: 'kilogram',
  removalDeliveryCrossCity: 'kilogram',
  removalCollectionMinimum: 'order',
  removalCollectionUnit: 'unit',
  removalCollectionVolume: 'cubicFoot',
  returnAdministrationCap: 'unit',
  returnAdministrationShare: 'commission',
  valueAddedService: 'unit',
} as const satisfies Readonly<Record<ServiceFeeKind, string>>;
export type ServiceFeeUnit = (typeof serviceFeeUnits)[ServiceFeeKind];

/** True if fees of a kind are a share of the commission instead of an amount. */
export const isShareOfCommission = (kind: ServiceFeeKind): boolean => serviceFeeUnits[kind] === 'commission';
