import { I18nProvider } from '@lingui/react';
import { setupI18n } from '@lingui/core';
import { feeBookReply } from '@saer/contract/fees/fee-book';
import { publicTools } from '@saer/contract/site/public-tools';
import { type ToolId, toolIds } from '@saer/contract/products/tools';
import { assert, dictionary, constantFrom, property, string } from 'fast-check';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import snapshot from '../features/landing/demo/fee-book-snapshot.json' with { type: 'json' };
import { toAddress, inputsInAddress } from '../features/tools/board/inputs.ts';
import { completeTexts } from '../features/tools/fields/field.ts';
import { publicToolFiles } from '../features/tools/public/public-tools.ts';
import { tooLargeStock } from '../features/tools/fees/store-fees.ts';
import { toolEntries } from '../features/tools/registry.ts';
import type { Tool } from '../features/tools/tool.ts';

const book = { ...feeBookReply.parse(snapshot), overrides: [] };
const tools = await Promise.all(
  toolIds.map(async (id) => ({ id, tool: (await toolEntries[id].load()).tool })),
);
const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

/** Texts in a field, sensible or not. */
const typed = constantFrom(
  '',
  '0',
  '1',
  '12.50',
  '١٢٫٥',
  '-1',
  '1e9',
  '99999999999',
  'abc',
  '٪',
  '100',
  '0.001',
);
const textsFor = (tool: Tool) =>
  dictionary(
    constantFrom(...Object.keys(tool.fields)),
    constantFrom('', 'x').chain(() => typed),
  );

test.each(tools)('$id answers its own example, and every figure can be shown', ({ tool }) => {
  const solved = tool.solve(tool.example, book);
  expect(solved).toMatchObject({ is: 'answered' });
  if (solved.is !== 'answered') return;
  const html = renderToString(<I18nProvider i18n={i18n}>{solved.answer}</I18nProvider>);
  expect(html).toContain('data-headline');
  expect(html).not.toMatch(/NaN|undefined|Infinity/);
  expect(solved.sources.length).toBeGreaterThan(0);
  expect(tool.formula.length).toBeGreaterThan(0);
  for (const { tool: next } of solved.next)
    expect([...toolIds, 'calculator'] satisfies readonly (ToolId | 'calculator')[]).toContain(next);
});

test.each(tools)('$id answers or says what is missing, whatever is typed', ({ tool }) => {
  assert(
    property(textsFor(tool), (texts) => {
      for (const each of [texts, { ...tool.example, ...texts }]) {
        const solved = tool.solve(each, book);
        if (solved.is === 'answered')
          expect(renderToString(<I18nProvider i18n={i18n}>{solved.answer}</I18nProvider>)).not.toMatch(
            /NaN|undefined|Infinity/,
          );
        else if (solved.is === 'unfinished')
          expect(solved.missing.length + solved.problems.length).toBeGreaterThan(0);
      }
    }),
    { numRuns: 60 },
  );
});

/** Tools that take a commission from a store's table. */
const withCommission = tools.filter(({ tool }) => 'store' in tool.fields && 'subFamily' in tool.fields);

test.each(withCommission)('$id says where nobody confirms the commission of its answer', ({ tool }) => {
  const doubtsIn = (store: string) => {
    const solved = tool.solve({ ...tool.example, store }, book);
    if (solved.is !== 'answered') throw new Error(`${store}: ${solved.is}`);
    return solved.sources.flatMap((source) => (source.kind === 'feeTable' ? source.toConfirm : []));
  };
  expect(doubtsIn('NOON_SA_FBN')).toEqual([]);
  expect(doubtsIn('AMAZON_SA_FBA')).toContain('referral');
});

const hugeStock = { length: '1000', width: '1000', height: '1000', weight: '700' };

test.each([
  ['storage', { ...hugeStock, stock: '1000000', unitsPerMonth: '1' }],
  ['long-term-storage', { ...hugeStock, stock: '1000000', unitsPerMonth: '1', stockAge: '400' }],
  ['removal-cost', { ...hugeStock, removedUnits: '1000000' }],
] as const)('%s of a stock with inexact sums says that it is too large', (id, texts) => {
  const tool = tools.find((each) => each.id === id)?.tool;
  const serviceFees = book.serviceFees.map((fee) => ({ ...fee, amount: 10_000_00 }));
  expect(tool?.solve(texts, { ...book, serviceFees })).toMatchObject({
    is: 'refused',
    refused: tooLargeStock,
  });
  expect(tool?.solve({ ...texts, length: '10', width: '10' }, book)).toMatchObject({ is: 'answered' });
});

test.each(tools)('a link to $id carries its inputs', ({ tool }) => {
  const texts = completeTexts(tool.fields, tool.example, book);
  const read = inputsInAddress(`#${toAddress(tool.fields, texts)}`, tool.fields);
  expect(completeTexts(tool.fields, read, book)).toEqual(texts);
});

test('an address is read only as far as the tool asks, and a field holds', () => {
  const [{ tool } = { tool: undefined }] = tools;
  if (tool === undefined) throw new Error('There are no tools.');
  assert(
    property(string(), (hash) => {
      expect(Object.keys(inputsInAddress(hash, tool.fields)).every((name) => name in tool.fields)).toBe(true);
    }),
  );
  expect(inputsInAddress(`#cost=${'9'.repeat(1000)}&__proto__=1&password=x`, tool.fields)).toEqual({});
});

test('a field means the same in every tool', () => {
  const kinds = new Map<string, string>();
  for (const { tool } of tools)
    for (const [name, { kind, label }] of Object.entries(tool.fields)) {
      const said = `${kind}: ${label.message ?? label.id}`;
      expect(kinds.get(name) ?? said, name).toBe(said);
      kinds.set(name, said);
    }
});

test('the public site carries the public tools, and no others', () => {
  expect(Object.keys(publicToolFiles).toSorted()).toEqual([...publicTools].toSorted());
});
