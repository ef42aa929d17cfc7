import type { ColumnQuestion } from '@saer/spreadsheet/rows/cells/column-question';
import { expect, it } from 'vitest';
import type { DetectedSheet } from '@saer/spreadsheet/session/sheet-interpretation';
import { openColumns, reviewColumns } from './column-review.ts';
import { answerCurrency, relevantAnswers, reviewCurrencies } from './currency-card.tsx';

const asked = (currency: string): ColumnQuestion => ({
  index: 1,
  kind: 'currency',
  reason: 'otherCurrency',
  column: 'cost',
  columns: [],
  units: [],
  currency,
  evidence: { examples: ['10'], filled: 1, doubted: 1, rows: [1] },
});
const questions = [asked('USD'), asked('CNY')];
const found: DetectedSheet = {
  name: 'Mine',
  rows: 2,
  headerRow: 0,
  headers: ['SKU', 'Cost', 'Currency'],
  headersKey: 'k',
  mapping: { sku: 0, cost: 1 },
  units: {},
  ignored: [],
  questions,
  blocks: [],
  layout: null,
  by: 'headers',
  facts: {
    others: [],
    hiddenRows: 0,
    totals: 0,
    leftOut: {},
    sales: { rows: 0, until: null },
    inCurrency: {},
  },
  isRemembered: false,
  examples: [['A'], ['10'], []],
  firstRows: [],
};

const open = (answers: Readonly<Record<string, string>>): readonly string[] =>
  reviewCurrencies(questions, answers).flatMap(({ currency, answer }) =>
    answer === undefined ? [currency] : [],
  );

it('asks about each of two currencies in one column, and closes each by its own answer', () => {
  expect(open({})).toEqual(['USD', 'CNY']);
  expect(open({ USD: '3.75' })).toEqual(['CNY']);
  expect(open({ USD: '3.75', CNY: 'leaveOut' })).toEqual([]);
});

it('opens a question again whose answer is taken back', () => {
  const answers = answerCurrency({ USD: 'riyals', CNY: '0.52' }, 'USD', undefined);
  expect(answers).toEqual({ CNY: '0.52' });
  expect(open(answerCurrency(answers, 'USD', '3.75'))).toEqual([]);
});

it('keeps no answer about a currency that is not asked about by now', () => {
  expect(relevantAnswers([asked('USD')], { USD: '3.75', CNY: '0.52' })).toEqual({ USD: '3.75' });
  expect(relevantAnswers([], { USD: '3.75' })).toEqual({});
});

it('is not taken for a question about the column', () => {
  const columns = reviewColumns(found, { mapping: found.mapping, units: {}, ignored: [], answered: [] });
  expect(columns.flatMap((column) => column.questions)).toEqual([]);
  expect(openColumns(columns)).toEqual([]);
});
