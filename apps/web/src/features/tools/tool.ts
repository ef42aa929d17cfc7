import type { MessageDescriptor } from '@lingui/core';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { FieldError } from '@saer/contract/api/error-reply';
import type { ServiceFee } from '@saer/contract/fees/service-fee';
import type { StoreFee } from '@saer/contract/fees/choices';
import { type ComponentType, createElement, type ReactNode } from 'react';
import type { FieldInputError, Texts, ToolFields, Values } from './fields/field.ts';
import { readValues } from './fields/read-values.ts';
import { linksFrom, type LinkTo, type NextTool } from './fields/tool-link.ts';

/** Why there is no answer, and what to change: in words, or as the engine's error at a field. */
export type ToolRefusal =
  | { readonly ok: false; readonly message: MessageDescriptor }
  | { readonly ok: false; readonly fieldError: FieldError };

export type Outcome<Answer> = { readonly ok: true; readonly answer: Answer } | ToolRefusal;

/** Where a figure comes from. */
export type Source =
  /** A store's fees on a day. */
  | {
      readonly kind: 'feeTable';
      readonly name: string;
      readonly effectiveFrom: string;
      readonly status: string;
      /** Those of its fees that the answer rests on and nobody confirms: the board says so. */
      readonly toConfirm: readonly StoreFee[];
    }
  /** Another fee of a store. */
  | { readonly kind: 'serviceFee'; readonly fee: ServiceFee }
  /** A law, a published page, our own rule: said in words, and whether a public source says so. */
  | { readonly kind: 'words'; readonly text: MessageDescriptor; readonly isConfirmed: boolean };

export interface AnswerProps<F extends ToolFields, Answer> {
  readonly answer: Answer;
  readonly values: Values<F>;
  readonly book: FeeBook;
}

/** One number of an answer, as a column of a table of many products: halalas, basis points, units or days. */
interface ResultColumn<Answer> {
  readonly id: string;
  readonly title: MessageDescriptor;
  readonly kind: 'money' | 'share' | 'units' | 'days';
  /** null: this answer has none. */
  readonly value: (answer: Answer) => number | null;
}

/** A tool over all saved products. What is typed above holds for all of them, but for what each product has of its own. */
interface ForProducts<F extends ToolFields, Answer> {
  /** The headline first. */
  readonly columns: readonly ResultColumn<Answer>[];
  /**
   * Fields that differ by product, typed for each where it does not have them: `own` is never taken from the tool's field, `orAll` is,
   * where nothing is typed for the product.
   */
  readonly perProduct: { readonly [Name in keyof F]?: 'own' | 'orAll' };
  /** Says whether its fees hold for a product, by the product's texts; absent: for every one. */
  readonly holdsFor?: (texts: Texts, book: FeeBook) => boolean;
}

/** A tool as its file describes it. */
export interface ToolDefinition<F extends ToolFields, Answer> {
  /** The fields, in the order they are asked for. */
  readonly fields: F;
  /** Says whether it asks for fees; without them it answers before they have come. */
  readonly usesFees: boolean;
  /** Values for trying it. */
  readonly example: { readonly [Name in keyof F]?: string };
  /** Pure: the same values and fees, the same answer. */
  readonly calculate: (values: Values<F>, book: FeeBook) => Outcome<Answer>;
  /** The answer: its headline, its picture, its figures. */
  readonly Answer: ComponentType<AnswerProps<F, Answer>>;
  /** Says how it is calculated, a line a step. */
  readonly formula: readonly MessageDescriptor[];
  readonly sources: (props: AnswerProps<F, Answer>) => readonly Source[];
  /** Where these numbers lead; `to` makes each link. */
  readonly next: (props: AnswerProps<F, Answer> & { readonly to: LinkTo<F> }) => readonly NextTool[];
  /** Absent: it makes no sense for every product. */
  readonly forProducts?: ForProducts<F, Answer>;
}

/** Fields that are empty or wrong. */
interface Unfinished {
  readonly is: 'unfinished';
  readonly missing: readonly string[];
  readonly problems: readonly FieldInputError[];
}

/** The numbers of an answer in the order of a tool's columns, or why there are none. */
export type Figures =
  | Unfinished
  | { readonly is: 'refused'; readonly refused: ToolRefusal }
  | { readonly is: 'answered'; readonly figures: readonly (number | null)[] };

/** A tool over all products as its table uses it. */
export interface ProductTable {
  readonly columns: readonly Omit<ResultColumn<never>, 'value'>[];
  readonly perProduct: Readonly<Record<string, 'own' | 'orAll'>>;
  readonly holdsFor: (texts: Texts, book: FeeBook) => boolean;
  readonly solve: (texts: Texts, book: FeeBook) => Figures;
}

/** The result of the texts in its fields. */
type Solved =
  | Unfinished
  | { readonly is: 'refused'; readonly refused: ToolRefusal }
  | {
      readonly is: 'answered';
      readonly answer: ReactNode;
      readonly sources: readonly Source[];
      readonly next: readonly NextTool[];
    };

/** A tool as its page uses it: the types of its values and of its answer stay inside. */
export interface Tool {
  readonly fields: ToolFields;
  readonly usesFees: boolean;
  readonly example: Texts;
  readonly formula: readonly MessageDescriptor[];
  readonly solve: (texts: Texts, book: FeeBook) => Solved;
  readonly forProducts?: ProductTable;
}

/** Turns a tool's description into what its page uses. */
export function defineTool<const F extends ToolFields, Answer>({
  fields,
  usesFees,
  example,
  formula,
  calculate,
  Answer,
  sources,
  next,
  forProducts,
}: ToolDefinition<F, Answer>): Tool {
  const getAnswer = (texts: Texts, book: FeeBook) => {
    const read = readValues(fields, texts, book);
    if (!read.ok) return { is: 'unfinished', missing: read.missing, problems: read.problems } as const;
    const outcome = calculate(read.values, book);
    return outcome.ok
      ? ({ is: 'answered', answer: outcome.answer, values: read.values } as const)
      : ({ is: 'refused', refused: outcome } as const);
  };
  return {
    fields,
    usesFees,
    example: Object.fromEntries(
      Object.entries<string | undefined>(example).flatMap(([name, text]) =>
        text === undefined ? [] : [[name, text]],
      ),
    ),
    formula,
    solve: (texts, book) => {
      const found = getAnswer(texts, book);
      if (found.is !== 'answered') return found;
      const props = { answer: found.answer, values: found.values, book };
      return {
        is: 'answered',
        answer: createElement(Answer, props),
        sources: sources(props),
        next: next({ ...props, to: linksFrom(fields, texts, book) }),
      };
    },
    ...(forProducts === undefined ? {} : { forProducts: getTable(forProducts, getAnswer) }),
  };
}

const getTable = <F extends ToolFields, Answer>(
  { columns, perProduct, holdsFor = () => true }: ForProducts<F, Answer>,
  answerOf: (
    texts: Texts,
    book: FeeBook,
  ) => Exclude<Figures, { is: 'answered' }> | { is: 'answered'; answer: Answer },
): ProductTable => ({
  columns,
  perProduct: Object.fromEntries(
    Object.entries<'own' | 'orAll' | undefined>(perProduct).flatMap(([name, from]) =>
      from === undefined ? [] : [[name, from]],
    ),
  ),
  holdsFor,
  solve: (texts, book) => {
    const found = answerOf(texts, book);
    return found.is === 'answered'
      ? { is: 'answered', figures: columns.map(({ value }) => value(found.answer)) }
      : found;
  },
});
