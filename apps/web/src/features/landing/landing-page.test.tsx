import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { proofFigures } from './landing-page.tsx';

const root = path.resolve(import.meta.dirname, '../../../../..');
const toText = (file: string): string => readFileSync(path.join(root, file), 'utf8').replaceAll(/\s+/g, ' ');

test('what the front page says was measured is what the measurements say', () => {
  const { cases, statementLines, sheetMs, keyMs } = proofFigures;
  expect(JSON.parse(toText('packages/pricing/src/vectors.json'))).toHaveLength(cases);
  expect(toText('docs/PRICING.md')).toContain(`${statementLines} of ${statementLines} real statement lines`);
  const bench = toText('bench/README.md');
  expect(bench).toContain(`the whole round trip, saved: ${sheetMs} ms`);
  expect(bench).toMatch(new RegExp(`\\| phone, unthrottled \\|[^|]*\\| ${keyMs} ms \\|`));
});
