import { standardVat } from '@saer/contract/standard-vat';
import { parseWeight } from '@saer/i18n/parse-measure';
import { parseMoney } from '@saer/i18n/parse-money';
import type { ParsedQuantity, QuantityRefusal } from '@saer/i18n/parse-quantity';
import { parseRate } from '@saer/i18n/parse-rate';
import type { StoreProduct } from '@saer/quoting/fee-book';

/** The small calculator's fields: numbers stay as typed, choices are codes. */
export interface DemoInput {
  readonly cost: string;
  readonly marginRate: string;
  readonly weight: string;
  readonly store: string;
  readonly subFamily: string;
  readonly sizeClass: string;
}

export type DemoNumber = 'cost' | 'marginRate' | 'weight';
export type DemoChoice = Exclude<keyof DemoInput, DemoNumber>;

/** What keeps a number field from being used. */
export type DemoError = QuantityRefusal | 'zero' | 'wholeMargin';
export type DemoErrors = Partial<Record<DemoNumber, DemoError>>;

export type DemoReading =
  | { readonly ok: true; readonly product: StoreProduct }
  | { readonly ok: false; readonly problems: DemoErrors };

/** The product the page opens with: an everyday one that the seller types over. */
export const exampleInput: DemoInput = {
  cost: '60',
  marginRate: '22',
  weight: '900',
  store: 'NOON_SA_FBN',
  subFamily: 'home_general',
  sizeClass: 'standard_parcel',
};

type Reading =
  | { readonly ok: true; readonly value: number }
  | { readonly ok: false; readonly reason: DemoError };

const WHOLE = 10_000;

const aboveZero = (parsed: ParsedQuantity): Reading =>
  parsed.ok && parsed.value === 0 ? { ok: false, reason: 'zero' } : parsed;

// Nobody can keep the whole price: not even a product that costs nothing.
const belowWhole = (parsed: ParsedQuantity): Reading =>
  parsed.ok && parsed.value >= WHOLE ? { ok: false, reason: 'wholeMargin' } : parsed;

function rowErrorsOf({ cost, marginRate, weight }: Record<DemoNumber, Reading>): DemoErrors {
  return {
    ...(cost.ok ? {} : { cost: cost.reason }),
    ...(marginRate.ok ? {} : { marginRate: marginRate.reason }),
    ...(weight.ok ? {} : { weight: weight.reason }),
  };
}

/** The fields as a product for the engine, or every number that cannot be used and why. */
export function readDemo({ store, subFamily, sizeClass, ...input }: DemoInput): DemoReading {
  const cost = aboveZero(parseMoney(input.cost));
  const marginRate = belowWhole(parseRate(input.marginRate));
  const weight = aboveZero(parseWeight(input.weight));
  if (!cost.ok || !marginRate.ok || !weight.ok) {
    return { ok: false, problems: rowErrorsOf({ cost, marginRate, weight }) };
  }
  return {
    ok: true,
    product: {
      store,
      subFamily,
      sizeClass,
      weight: weight.value,
      cost: cost.value,
      costIncludesVat: false,
      costVat: standardVat,
      vat: standardVat,
      vatRegistered: true,
      feeVatIsCost: false,
      marginRate: marginRate.value,
      marginBase: 'price',
      extraRate: 0,
      extraFixed: 0,
    },
  };
}
