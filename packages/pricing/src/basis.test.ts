import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { basisOf } from './search/prepared-terms.ts';
import { recommend } from './answer/recommend.ts';
import { cases } from './testing/arbitrary.ts';

const numRuns = 500;

test('earlier queries change no answer, whatever pieces they left', () => {
  fc.assert(
    fc.property(cases, cases, (one, other) => {
      const alone = recommend({ ...one.terms }, one.target, one.ending);
      recommend(other.terms, other.target, other.ending);
      expect(recommend(one.terms, one.target, one.ending)).toEqual(alone);
      // The same terms again, whose basis is reused.
      expect(recommend(one.terms, one.target, one.ending)).toEqual(alone);
    }),
    { numRuns },
  );
});

test('equal terms in another object are computed again', () => {
  fc.assert(
    fc.property(cases, ({ terms }) => {
      const { fixed } = basisOf(terms);
      expect(basisOf({ ...terms, extraFixed: terms.extraFixed + 1 }).fixed).toBe(fixed + 1);
      expect(basisOf(terms).fixed).toBe(fixed);
    }),
    { numRuns: 100 },
  );
});
