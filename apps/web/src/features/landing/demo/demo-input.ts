import { noOptionalLines } from '@saer/contract/fees/optional-lines';
import type { ErrorCode } from '@saer/contract/api/error-code';
import { standardVat } from '@saer/contract/fees/standard-vat';
import { parseWeight } from '@saer/i18n/parse-measure';
import { parseMoney, parseRate, type QuantityRefusal } from '@saer/i18n/parse-money';
import type { StoreProduct } from '@saer/quoting/fee-book';
import { aboveZero, atMost, readNumber, type ReadNumber } from '@saer/i18n/read-number';

/** The small calculator's fields: numbers stay as typed, choices are codes. */
export interface DemoInput {
  readonly cost: string;
  readonly marginRate: string;
  readonly weight: string;
  readonly store: string;
  readonly subFamily: string;
  readonly sizeClass: string;
}

const numberFields = ['cost', 'marginRate', 'weight'] as const;
type DemoNumber = (typeof numberFields)[number];

/** Why the value of a number field cannot be used. */
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

/** The highest margin: nobody can keep the whole price, not even of a product that costs nothing. */
const highestMargin = 9_999;

/** The rules a number may break here, by their codes. */
const brokenRules: Readonly<Partial<Record<ErrorCode, DemoError>>> = {
  zeroNotAllowed: 'zero',
  tooLarge: 'wholeMargin',
};

const findError = (number: ReadNumber): DemoError | undefined => {
  if (number.is === 'number') return undefined;
  if (number.is === 'empty') return 'empty';
  return 'refusal' in number.problem ? number.problem.refusal : brokenRules[number.problem.code];
};

function findErrors(numbers: Readonly<Record<DemoNumber, ReadNumber>>): DemoErrors {
  const errors: DemoErrors = {};
  for (const name of numberFields) {
    const error = findError(numbers[name]);
    if (error !== undefined) errors[name] = error;
  }
  return errors;
}

/** The fields as a product for the engine, or every number that cannot be used and why. */
export function readDemo({ store, subFamily, sizeClass, ...input }: DemoInput): DemoReading {
  const cost = aboveZero('money', readNumber(parseMoney(input.cost)));
  const marginRate = atMost('rate', highestMargin, readNumber(parseRate(input.marginRate)));
  const weight = aboveZero('weight', readNumber(parseWeight(input.weight)));
  if (cost.is !== 'number' || marginRate.is !== 'number' || weight.is !== 'number') {
    return { ok: false, problems: findErrors({ cost, marginRate, weight }) };
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
      ...noOptionalLines,
    },
  };
}
