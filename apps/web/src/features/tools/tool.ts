import type { MessageDescriptor } from '@lingui/core';
import type { FeeBook } from '@saer/contract/fee-book';
import type { FieldError } from '@saer/contract/field-error';
import type { ServiceFee } from '@saer/contract/service-fee';
import { type ComponentType, createElement, type ReactNode } from 'react';
import type { FieldInputError, ToolFields, Values } from './fields/field.ts';
import { readValues } from './fields/read-values.ts';
import { linksFrom, type LinkTo } from './fields/tool-link.ts';
import type { Target } from './tool-targets.ts';

/** Typed texts by the names of the fields. A name means the same in every tool: what is typed in one is there in the next. */
export type Texts = Readonly<Record<string, string>>;

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
    }
  /** Another fee of a store. */
  | { readonly kind: 'serviceFee'; readonly fee: ServiceFee }
  /** A law, a published page, our own rule: said in words, and whether a public source says so. */
  | { readonly kind: 'words'; readonly text: MessageDescriptor; readonly isConfirmed: boolean };

/** A tool that goes on with these numbers. */
export interface NextTool {
  readonly tool: Target;
  /** Its fields, filled; what it does not ask for is left out there. Empty: it opens as it was left. */
  readonly texts: Texts;
}

export interface AnswerProps<F extends ToolFields, Answer> {
  readonly answer: Answer;
  readonly values: Values<F>;
  readonly book: FeeBook;
}

/** A tool as its file describes it. */
export interface ToolDefinition<F extends ToolFields, Answer> {
  /** The fields, in the order they are asked for. */
  readonly fields: F;
  /** Whether it asks for fees; without them it answers before they have come. */
  readonly usesFees: boolean;
  /** Values for trying it. */
  readonly example: { readonly [Name in keyof F]?: string };
  /** Pure: the same values and fees, the same answer. */
  readonly calculate: (values: Values<F>, book: FeeBook) => Outcome<Answer>;
  /** The answer: its headline, its picture, its figures. */
  readonly Answer: ComponentType<AnswerProps<F, Answer>>;
  /** How it is calculated, a line a step. */
  readonly formula: readonly MessageDescriptor[];
  readonly sources: (props: AnswerProps<F, Answer>) => readonly Source[];
  /** Where these numbers lead; `to` makes each link. */
  readonly next: (props: AnswerProps<F, Answer> & { readonly to: LinkTo<F> }) => readonly NextTool[];
}

/** The result of the texts in its fields. */
export type Solved =
  | {
      readonly is: 'unfinished';
      readonly missing: readonly string[];
      readonly problems: readonly FieldInputError[];
    }
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
}: ToolDefinition<F, Answer>): Tool {
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
      const read = readValues(fields, texts, book);
      if (!read.ok) return { is: 'unfinished', missing: read.missing, problems: read.problems };
      const outcome = calculate(read.values, book);
      if (!outcome.ok) return { is: 'refused', refused: outcome };
      const props = { answer: outcome.answer, values: read.values, book };
      return {
        is: 'answered',
        answer: createElement(Answer, props),
        sources: sources(props),
        next: next({ ...props, to: linksFrom(fields, texts, book) }),
      };
    },
  };
}
