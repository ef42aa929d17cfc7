import type { ProvenanceStatus } from '@saer/contract/fees/provenance';
import { expect, test } from 'vitest';
import { hasLostSource, withProvenance } from './class-draft.ts';

interface Draft {
  readonly nameEn: string;
  readonly rate1: string;
  readonly slabs: readonly string[];
  readonly status: ProvenanceStatus;
  readonly source: string;
}
const initial: Draft = {
  nameEn: 'Box',
  rate1: '8.5',
  slabs: ['250'],
  status: 'sourced',
  source: 'Their page',
};

test('the first changed figure takes status and source away, and typing it back restores them', () => {
  const fallen = withProvenance(initial, initial, { ...initial, rate1: '9' });
  expect(fallen).toMatchObject({ rate1: '9', status: 'proposed', source: '' });
  expect(hasLostSource(initial, fallen)).toBe(true);
  expect(withProvenance(initial, fallen, { ...fallen, rate1: '8.5' })).toEqual(initial);
});

test('a new source that was typed stays while more figures change', () => {
  const fallen = withProvenance(initial, initial, { ...initial, slabs: ['300'] });
  const named: Draft = withProvenance(initial, fallen, { ...fallen, source: 'Letter', status: 'confirmed' });
  expect(withProvenance(initial, named, { ...named, rate1: '9' })).toMatchObject({
    status: 'confirmed',
    source: 'Letter',
  });
});

test('a name is not a figure', () => {
  expect(withProvenance(initial, initial, { ...initial, nameEn: 'Small box' })).toMatchObject({
    status: 'sourced',
    source: 'Their page',
  });
});
