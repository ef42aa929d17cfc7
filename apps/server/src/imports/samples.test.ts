import { feeBook } from '@saer/contract/fees/fee-book';
import { sampleProducts } from '@saer/spreadsheet/write/write-sample';
import { writeFixedColumnsSample, writeSample } from '@saer/spreadsheet/write/write-sample';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { person } from '../testing/accounts.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { visibleSeller } from './testing/import-sheet.ts';
import { sendSheet } from './testing/send-sheet.ts';

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server[Symbol.asyncDispose]());

test.each([
  ['sample', 'ar', writeSample],
  ['sample', 'en', writeSample],
  ['sample with Q, AA and AD', 'ar', writeFixedColumnsSample],
  ['sample with Q, AA and AD', 'en', writeFixedColumnsSample],
] as const)('the %s of the instructions in %s is saved without a question', async (_, language, write) => {
  // As somebody without a plan, who has just registered.
  const seller = await person(server, { role: 'USER' });
  const { json } = await server.get(`/v1${feeBook.path}`);
  const book = { ...feeBook.reply.parse(json), overrides: [] };
  const rows = sampleProducts(book).length;
  expect(rows).toBe(6);
  const answer = await sendSheet(server, seller, await write(book, language), { language });
  expect(answer).toMatchObject({
    status: 200,
    json: { rows, good: rows, problems: [], questions: [], batch: { added: rows } },
  });
  expect(await visibleSeller(server, seller)).toHaveLength(rows);
});
