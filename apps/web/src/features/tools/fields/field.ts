import type { MessageDescriptor } from '@lingui/core';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { InputError } from '@saer/i18n/read-number';

/** Typed texts by the names of the fields. A name means the same in every tool: what is typed in one is there in the next. */
export type Texts = Readonly<Record<string, string>>;

/** Says whether a field is asked for, given what the others say. */
export type When = (texts: Texts, book: FeeBook) => boolean;

interface Common {
  readonly label: MessageDescriptor;
  /** A few quiet words beside the label: "before VAT"; some depend on other fields. */
  readonly note?: MessageDescriptor | ((texts: Texts) => MessageDescriptor);
  readonly description?: MessageDescriptor;
  /** Its text before anything is typed. */
  readonly initial?: string;
  /** Absent: always asked for. A field that is not asked for has no value. */
  readonly when?: When;
  /** Names the thing it is about, where that is not the parcel that is sold: no link takes one for the other. */
  readonly of?: 'bundledUnit';
  /** Folded away with the others that few people need. */
  readonly isRare?: boolean;
}

/** Sums in halalas, shares up to 100 % and rates above in basis points, sides in millimetres, weights in grams, whole counts. */
export type NumberFieldKind = 'money' | 'share' | 'rate' | 'side' | 'weight' | 'count';

export interface NumberFieldSpec extends Common {
  readonly kind: NumberFieldKind;
  /** May stay empty. */
  readonly isOptional?: boolean;
  /** In the smallest unit; zero is refused where it is above that. */
  readonly min?: number;
  readonly max?: number;
  /** The unit of a count: "days". */
  readonly unit?: MessageDescriptor;
  /** A sum in another currency: it has no riyal sign. */
  readonly isForeign?: boolean;
}

export interface ChoiceFieldSpec extends Common {
  readonly kind: 'choice';
  /** The first is chosen where nothing else is. Up to three are all visible. */
  readonly options: readonly { readonly id: string; readonly name: MessageDescriptor }[];
}

/** Something that is so or not. */
export interface SwitchFieldSpec extends Common {
  readonly kind: 'switch';
}

/** One of the fee book's stores, categories, or the chosen store's size classes. */
export interface BookFieldSpec extends Common {
  readonly kind: 'store' | 'category' | 'sizeClass';
}

export type FieldSpec = NumberFieldSpec | ChoiceFieldSpec | SwitchFieldSpec | BookFieldSpec;
/** Says whether a field, neither a choice nor a switch, is one of the fee book's. */
export const isBookField = (spec: BookFieldSpec | NumberFieldSpec): spec is BookFieldSpec =>
  spec.kind === 'store' || spec.kind === 'category' || spec.kind === 'sizeClass';

/** The note beside a field's label. */
export const getNote = ({ note }: FieldSpec, texts: Texts): MessageDescriptor | undefined =>
  typeof note === 'function' ? note(texts) : note;

export type ToolFields = Readonly<Record<string, FieldSpec>>;

type Asked<Spec extends FieldSpec, Value> = Spec extends { readonly when: When }
  ? Value | undefined
  : Spec extends { readonly isOptional: true }
    ? Value | undefined
    : Value;

type ValueOf<Spec extends FieldSpec> = Spec extends NumberFieldSpec
  ? Asked<Spec, number>
  : Spec extends ChoiceFieldSpec
    ? Asked<Spec, Spec['options'][number]['id']>
    : Spec extends SwitchFieldSpec
      ? Asked<Spec, boolean>
      : Asked<Spec, string>;

/** The values of a tool's fields. */
export type Values<F extends ToolFields> = { readonly [Name in keyof F]: ValueOf<F[Name]> };

/** A field whose text cannot be used, and why. */
export interface FieldInputError {
  readonly field: string;
  readonly problem: InputError;
}

/** The text of a field: as typed, else what it begins with. A choice that does not exist is the first one. */
function toText(name: string, spec: FieldSpec, texts: Texts, book: FeeBook): string {
  const typed = texts[name] ?? spec.initial ?? '';
  if (spec.kind === 'choice')
    return spec.options.some(({ id }) => id === typed) ? typed : (spec.options[0]?.id ?? '');
  if (spec.kind === 'switch') return typed === 'yes' ? 'yes' : 'no';
  if (spec.kind === 'category') return book.subFamilies.some(({ code }) => code === typed) ? typed : '';
  if (spec.kind !== 'store') return typed;
  const stores = book.stores.filter(({ feeTable }) => feeTable !== null);
  return (stores.find(({ code }) => code === typed) ?? stores[0])?.code ?? '';
}

/** The texts of all fields of a tool, and of no other, completed with what each begins with. */
export const completeTexts = (fields: ToolFields, texts: Texts, book: FeeBook): Texts =>
  Object.fromEntries(Object.entries(fields).map(([name, spec]) => [name, toText(name, spec, texts, book)]));
