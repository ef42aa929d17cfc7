import { emptyDraft } from '@saer/contract/products/calculator-draft';
import { expect, test } from 'vitest';
import { toInputs, newScenarioHash, readScenarioHash, scenarioHash } from './scenario-link.ts';

const content = {
  name: 'موردو رمضان',
  version: 3,
  columns: [
    { title: '', inputs: toInputs({ name: 'دلة قهوة', cost: '٢٥٫٥', store: 'NOON_SA_FBN' }) },
    { title: 'From Jeddah 🚚', inputs: toInputs({ cost: '22', mode: 'check', price: '60' }) },
  ],
};

const fragment = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

test('a scenario comes back from its address as it was, in any language', () => {
  expect(readScenarioHash(scenarioHash(content))).toEqual({ ...content, refused: [] });
  expect(scenarioHash(content)).toMatch(/^[\w-]+$/);
});

test('a calculation is opened twice, without the product that it was opened from', () => {
  const read = readScenarioHash(newScenarioHash({ cost: 12, product: '7', productVersion: '2' }));
  expect(read?.columns).toHaveLength(2);
  expect(read?.columns[1]).toEqual(read?.columns[0]);
  expect(read?.columns[0]?.inputs).toMatchObject({ cost: '12' });
  expect(read?.columns[0]?.inputs).not.toHaveProperty('product');
});

test('a field that cannot be used costs that field and no other', () => {
  const columns = [{ title: '', inputs: { cost: '7', mode: 'guess', unknown: 'x' } }];
  const read = readScenarioHash(fragment({ name: '', version: 0, columns }));
  expect(read).toMatchObject({
    refused: ['mode'],
    columns: [{ inputs: { cost: '7', mode: emptyDraft.mode } }],
  });
});

test.each([
  ['nothing', ''],
  ['no base64', '%%%'],
  ['no JSON', Buffer.from('{').toString('base64url')],
  ['no column', fragment({ name: '', version: 0, columns: [] })],
  [
    'five columns',
    fragment({ name: '', version: 0, columns: Array.from({ length: 5 }, () => ({ title: '', inputs: {} })) }),
  ],
  ['inputs that are a list', fragment({ name: '', version: 0, columns: [{ title: '', inputs: [1] }] })],
  ['a version below zero', fragment({ name: '', version: -1, columns: [{ title: '', inputs: {} }] })],
  ['more than any form holds', 'A'.repeat(50_000)],
])('%s is no scenario', (_name, hash) => {
  expect(readScenarioHash(hash)).toBeUndefined();
});
