import { expect, test } from 'vitest';
import { editRows } from '../../../domain/figure-grid/grid-edits.ts';
import { factorErrors, type FactorEdits, factorModel, readFactor, typedBands } from './factor-rows.ts';
import { general } from './target.ts';

const row = (id: number, min: number, max: number | null) => ({
  id,
  version: 1,
  scope: 'general' as const,
  familyId: null,
  subFamilyId: null,
  typeId: null,
  min,
  max,
  factor: 16_000,
  active: true,
  status: 'proposed' as const,
  source: null,
  note: null,
  confirmed: false,
  confirmedAt: null,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
});
const rows = [row(1, 100, 1_000), row(2, 1_001, null)];
const none: FactorEdits = new Map();
const typed = (key: string, min: string, max: string, factor: string) => ({ key, min, max, factor });
const toBase = (key: string) => rows.find(({ id }) => String(id) === key);

test('a band is read in riyals and times, in any digits, and an empty end is open', () => {
  expect(readFactor({ min: '١', max: '', factor: '×١٫٦' }).values).toEqual({
    min: 100,
    max: null,
    factor: 16_000,
  });
  expect([...readFactor({ min: '', max: 'x', factor: '0' }).errors.keys()]).toEqual(['min', 'max', 'factor']);
  expect(readFactor({ min: '5', max: '4', factor: '1.5' }).errors.get('max')).toMatchObject({
    code: 'bandReversed',
  });
});

test('a band that overlaps another is named at its beginning, and not where it was not edited', () => {
  const edits = editRows(factorModel, none, [typed('1', '1', '20', '1.6')], toBase);
  expect([...factorErrors(general, rows, edits)]).toEqual([
    ['1.min', { code: 'bandsOverlap', details: { min: 100, max: 2_000, otherMin: 1_001, otherMax: null } }],
  ]);
  const both = editRows(factorModel, edits, [typed('2', '20.01', '', '1.6')], toBase);
  expect(factorErrors(general, rows, both).size).toBe(0);
});

test('the bands as typed are without removed ones and those that cannot be read yet', () => {
  const edits = editRows(
    factorModel,
    none,
    [typed('2', '12', '', ''), typed('new', '50', '', '1.2')],
    toBase,
  );
  expect(typedBands(general, rows, edits).map(({ id, min }) => [id, min])).toEqual([
    ['1', 100],
    ['new', 5_000],
  ]);
});
