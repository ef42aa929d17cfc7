import type { ProvenanceStatus } from '@saer/contract/provenance';
import { expect, test } from 'vitest';
import { hasLostSource, withProvenance } from './draft-provenance.ts';

interface Draft {
  readonly nameEn: string;
  readonly rate1: string;
  readonly slabs: readonly string[];
  readonly status: ProvenanceStatus;
  readonly source: string;
}
const begun: Draft = { nameEn: 'Box', rate1: '8.5', slabs: ['250'], status: 'sourced', source: 'Their page' };

test('the first changed figure takes status and source away, and typing it back restores them', () => {
  const fallen = withProvenance(begun, begun, { ...begun, rate1: '9' });
  expect(fallen).toMatchObject({ rate1: '9', status: 'proposed', source: '' });
  expect(hasLostSource(begun, fallen)).toBe(true);
  expect(withProvenance(begun, fallen, { ...fallen, rate1: '8.5' })).toEqual(begun);
});

test('a new source that was typed stays while more figures change', () => {
  const fallen = withProvenance(begun, begun, { ...begun, slabs: ['300'] });
  const named: Draft = withProvenance(begun, fallen, { ...fallen, source: 'Letter', status: 'confirmed' });
  expect(withProvenance(begun, named, { ...named, rate1: '9' })).toMatchObject({
    status: 'confirmed',
    source: 'Letter',
  });
});

test('a name is no figure', () => {
  expect(withProvenance(begun, begun, { ...begun, nameEn: 'Small box' })).toMatchObject({
    status: 'sourced',
    source: 'Their page',
  });
});
