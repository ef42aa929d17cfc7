import type { ProductInput } from '@saer/contract/products/product-input';
import { standardVat } from '@saer/contract/fees/standard-vat';
import type { InputError, ReadNumber } from '@saer/i18n/read-number';
import type { Draft, DraftField } from '@saer/contract/products/calculator-draft';
import {
  readMoney,
  readPositiveMoney,
  readRate,
  readShare,
  readSide,
  readWeight,
} from './normalise-draft.ts';

export interface InputErrorAt {
  readonly field: DraftField;
  readonly problem: InputError;
}

/** A form as a product, or the reasons why not: empty or invalid fields. */
export type ReadProduct =
  | { readonly ok: true; readonly product: ProductInput }
  | {
      readonly ok: false;
      readonly missing: readonly DraftField[];
      readonly problems: readonly InputErrorAt[];
    };

/** The seller's target for a price. */
export type Wish = Pick<ProductInput, 'marginRate' | 'marginBase' | 'marginAmount'>;

/** The seller's own values that a store requires: both fees if it publishes none, and the way of handing over if that changes the fee. */
export interface StoreQuestions {
  readonly manualRates: boolean;
  readonly handover: boolean;
}

/** Reads a form whose choices are settled into a product as the contract describes it. */
export function readProduct(draft: Draft, asks: StoreQuestions): ReadProduct {
  const missing: DraftField[] = [];
  const problems: InputErrorAt[] = [];

  const optional = (field: DraftField, number: ReadNumber): number | undefined => {
    if (number.is === 'wrong') problems.push({ field, problem: number.problem });
    return number.is === 'number' ? number.value : undefined;
  };
  const required = (field: DraftField, number: ReadNumber): number => {
    if (number.is === 'empty') missing.push(field);
    return optional(field, number) ?? 0;
  };

  if (draft.subFamily === '') missing.push('subFamily');
  const size = asks.manualRates ? {} : readSize(draft, required, missing);
  const cost = required('cost', readPositiveMoney(draft.cost));
  const price = draft.mode === 'check' ? required('price', readPositiveMoney(draft.price)) : undefined;
  const target = draft.mode === 'find' ? readTarget(draft, optional) : { marginBase: draft.marginBase };
  const extraRate = optional('extraRate', readShare(draft.extraRate)) ?? 0;
  const extraFixed = optional('extraFixed', readMoney(draft.extraFixed)) ?? 0;
  const adsRate = optional('adsRate', readShare(draft.adsRate)) ?? 0;
  const couponRate = optional('couponRate', readShare(draft.couponRate)) ?? 0;
  const returnCost = optional('returnCost', readMoney(draft.returnCost)) ?? 0;
  const storageCost = optional('storageCost', readMoney(draft.storageCost)) ?? 0;
  const fee = asks.manualRates ? required : optional;
  const rate1 = fee('referralRate', readShare(draft.referralRate));
  const below = fee('fulfilmentFee', readMoney(draft.fulfilmentFee));

  if (missing.length > 0 || problems.length > 0) return { ok: false, missing, problems };
  return {
    ok: true,
    product: {
      subFamily: draft.subFamily,
      ...(draft.type === '' ? {} : { type: draft.type }),
      ...(draft.barcode.trim() === '' ? {} : { barcode: draft.barcode.trim() }),
      ...size,
      ...(asks.handover ? { handover: draft.handover } : {}),
      cost,
      costIncludesVat: draft.costIncludesVat === 'yes',
      costVat: standardVat,
      vat: draft.vat === '0' ? 0 : standardVat,
      vatRegistered: draft.vatRegistered === 'yes',
      feeVatIsCost: draft.feeVatIsCost === 'yes',
      ...target,
      extraRate,
      extraFixed,
      adsRate,
      couponRate,
      returnCost,
      storageCost,
      ...(draft.ending === 'store' ? {} : { ending: draft.ending }),
      ...override(rate1, below),
      ...(price === undefined ? {} : { price }),
    },
  };
}

type Take<T> = (field: DraftField, number: ReadNumber) => T;

function readSize(
  draft: Draft,
  required: Take<number>,
  missing: DraftField[],
): Pick<ProductInput, 'sizeClass' | 'sides' | 'weight'> {
  const weight = required('weight', readWeight(draft.weight, draft.weightUnit));
  if (draft.sizeBy === 'class') {
    if (draft.sizeClass === '') missing.push('sizeClass');
    return { sizeClass: draft.sizeClass, ...knownSides(draft), weight };
  }
  const side = (field: 'length' | 'width' | 'height') => required(field, readSide(draft[field]));
  return { sides: [side('length'), side('width'), side('height')], weight };
}

/** Sides that were typed before a class was named by hand: the volume counts, and the two may disagree. */
function knownSides({ length, width, height }: Draft): Pick<ProductInput, 'sides'> {
  const [first, second, third] = [readSide(length), readSide(width), readSide(height)];
  const areKnown = first.is === 'number' && second.is === 'number' && third.is === 'number';
  return areKnown ? { sides: [first.value, second.value, third.value] } : {};
}

/** The valid part of a form's target, also while it checks a price. */
export const readWish = (draft: Draft): Wish =>
  readTarget(draft, (_, number) => (number.is === 'number' ? number.value : undefined));

function readTarget(draft: Draft, optional: Take<number | undefined>): Wish {
  const readMargin = draft.marginBase === 'cost' ? readRate : readShare;
  const marginRate = optional('marginRate', readMargin(draft.marginRate));
  const marginAmount = optional('marginAmount', readMoney(draft.marginAmount));
  return {
    marginBase: draft.marginBase,
    ...(marginRate === undefined ? {} : { marginRate }),
    ...(marginAmount === undefined ? {} : { marginAmount }),
  };
}

function override(rate1: number | undefined, below: number | undefined): Pick<ProductInput, 'override'> {
  if (rate1 === undefined && below === undefined) return {};
  return {
    override: {
      ...(rate1 === undefined ? {} : { referral: { shape: 'flat', rate1 } }),
      ...(below === undefined ? {} : { fulfilment: { below, above: below, breakpoint: null } }),
    },
  };
}
