import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { Draft } from '@saer/contract/products/calculator-draft';
import type { ToolId } from '@saer/contract/products/tools';
import type { marginField, priceField } from './common-fields.ts';
import type { productFields } from './product-fields.ts';
import {
  type ChoiceFieldSpec,
  completeTexts,
  type FieldSpec,
  type NumberFieldSpec,
  type SwitchFieldSpec,
  type Texts,
  type ToolFields,
} from './field.ts';
import { type Quantity, type QuantityName, quantityUnits } from './quantity.ts';
import { printField } from './read-values.ts';

interface Choice<Id extends string> extends ChoiceFieldSpec {
  readonly options: readonly { readonly id: Id; readonly name: ChoiceFieldSpec['label'] }[];
}

/** The calculator's form as a link fills it. */
type CalculatorFields = typeof productFields & {
  readonly mode: Choice<Draft['mode']>;
  readonly price: typeof priceField;
  readonly marginRate: typeof marginField;
  readonly marginBase: Choice<Draft['marginBase']>;
  readonly marginAmount: NumberFieldSpec & { readonly kind: 'money' };
  readonly ending: Choice<Draft['ending']>;
};

/** The fields that a link can fill, by where it leads; each tool adds its own beside them. */
export interface TargetFields extends Record<Target, ToolFields> {
  readonly calculator: CalculatorFields;
}

/** Where a link can lead. */
type Target = ToolId | 'calculator';

/** A tool that goes on with these numbers. */
export interface NextTool {
  readonly tool: Target;
  /** Its fields, filled; what it does not ask for is left out there. Empty: it opens as it was left. */
  readonly texts: Texts;
}

/** The field begins empty in the other tool, whatever was typed before. */
export const leftEmpty = null;

/** The field keeps what was typed for it in this tab, in a tool that this one knows nothing better than. */
export const asTyped = { isTyped: true } as const;

type Unit<Name> = Name extends QuantityName ? (typeof quantityUnits)[Name] : never;

/** Values that a link may put into a field: a number only under the field's own name and unit. */
type Filling<Spec, Name> =
  | typeof leftEmpty
  | typeof asTyped
  | (Spec extends NumberFieldSpec
      ? Name extends QuantityName
        ? Spec['kind'] extends Unit<Name>
          ? Quantity<Name>
          : never
        : never
      : Spec extends ChoiceFieldSpec
        ? Spec['options'][number]['id']
        : Spec extends SwitchFieldSpec
          ? boolean
          : string);

type Meaning<Spec> = Spec extends { readonly of: infer Of } ? Of : 'parcel';

/** Names whose field means the same in both tools: of the same kind and thing, and every choice exists there. */
type Shared<From, To> = {
  [Name in keyof From & keyof To]: From[Name] extends ChoiceFieldSpec
    ? To[Name] extends ChoiceFieldSpec
      ? From[Name]['options'][number]['id'] extends To[Name]['options'][number]['id']
        ? Same<From[Name], To[Name], Name>
        : never
      : never
    : Same<From[Name], To[Name], Name>;
}[keyof From & keyof To];

type Same<A, B, Name> = A extends FieldSpec
  ? B extends FieldSpec
    ? [A['kind'], Meaning<A>] extends [B['kind'], Meaning<B>]
      ? Name
      : never
    : never
  : never;

/** Every field of the other tool: those that mean the same here come along by themselves, each other one must be decided. */
export type Fill<From, To> = {
  readonly [Name in Exclude<keyof To, Shared<From, To>>]: Filling<To[Name], Name>;
} & { readonly [Name in Shared<From, To>]?: Filling<To[Name], Name> };

/** Nothing to hand over: the other tool opens as it was left. */
type Nothing<From, To> = [Shared<From, To>] extends [never] ? [] : never;

/** Makes a link to another tool from the fields of this one. */
export type LinkTo<From extends ToolFields> = <T extends Target>(
  tool: T,
  ...fill: [Fill<From, TargetFields[T]>] | Nothing<From, TargetFields[T]>
) => NextTool;

const isQuantity = (value: object): value is Quantity<QuantityName> => 'means' in value;

const textOfFilling = (filling: unknown): string | undefined => {
  if (typeof filling === 'string') return filling;
  if (typeof filling === 'boolean') return filling ? 'yes' : 'no';
  return typeof filling === 'object' && filling !== null && isQuantity(filling)
    ? printField(quantityUnits[filling.means], filling.value)
    : undefined;
};

/** The texts that a tool's own fields hand over: of those it asks for now, and empty ones only where another tool would begin with a value. */
const ownTexts = (fields: ToolFields, typed: Texts, book: FeeBook): Texts => {
  const texts = completeTexts(fields, typed, book);
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, { when, initial = '' }]) => {
      const text = texts[name] ?? '';
      const isAsked = when === undefined || when(texts, book);
      return isAsked && (text !== '' || initial !== '') ? [[name, text]] : [];
    }),
  );
};

/** The links of a tool whose fields hold these texts. */
export function linksFrom<F extends ToolFields>(fields: F, typed: Texts, book: FeeBook): LinkTo<F> {
  return (tool, ...[fill]) => {
    if (fill === undefined) return { tool, texts: {} };
    const own = ownTexts(fields, typed, book);
    const fillings = new Map(Object.entries<unknown>(fill));
    const filled = [...fillings].flatMap(([name, filling]) => {
      const text = filling === asTyped ? (own[name] ?? typed[name]) : textOfFilling(filling);
      return text === undefined ? [] : [[name, text]];
    });
    const texts = Object.fromEntries([
      ...Object.entries(own).filter(([name]) => !fillings.has(name)),
      ...filled,
    ]);
    return { tool, texts };
  };
}

/** Size and weight that a tool does not ask for. */
const typedSize = {
  sizeBy: asTyped,
  sizeClass: asTyped,
  length: asTyped,
  width: asTyped,
  height: asTyped,
  weight: asTyped,
  handover: asTyped,
} as const;

/** The product of the other tools of this tab, for tools that ask for part of it or none: what they ask for themselves comes first. */
export const typedProduct = {
  store: asTyped,
  subFamily: asTyped,
  ...typedSize,
  cost: asTyped,
  costIncludesVat: asTyped,
  vatRegistered: asTyped,
  feeVatIsCost: asTyped,
  extraRate: asTyped,
  extraFixed: asTyped,
  adsRate: asTyped,
  couponRate: asTyped,
  returnCost: asTyped,
  storageCost: asTyped,
  vat: asTyped,
  referralRate: asTyped,
  fulfilmentFee: asTyped,
} as const;

/** Sized by its sides, where a tool asks for nothing else. */
export const bySides = { sizeBy: 'sides', sizeClass: leftEmpty } as const;

/** In the calculator: the price that is sought, for a margin of the price. */
export const findingPrice = {
  mode: 'find',
  price: leftEmpty,
  marginBase: 'price',
  marginAmount: leftEmpty,
  ending: leftEmpty,
} as const;

/** In the calculator: a price that is checked. */
export const checkingPrice = {
  mode: 'check',
  marginBase: 'price',
  marginAmount: leftEmpty,
  ending: leftEmpty,
} as const;

/** Bounds of a product's price on noon: those of another product would be wrong. */
export const noonBounds = {
  noonMin: leftEmpty,
  noonMax: leftEmpty,
  ownMin: leftEmpty,
  ownMax: leftEmpty,
} as const;
