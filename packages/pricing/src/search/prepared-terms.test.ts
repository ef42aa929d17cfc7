import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { prepareTerms } from './prepared-terms.ts';
import { recommend } from '../answer/recommend.ts';
import { cases } from '../testing/arbitrary.ts';

const numRuns = 500;

test('earlier queries change no answer, whatever they prepared', () => {
  fc.assert(
    fc.property(cases, cases, (one, other) => {
      const alone = recommend({ ...one.terms }, one.target, one.ending);
      recommend(other.terms, other.target, other.ending);
      expect(recommend(one.terms, one.target, one.ending)).toEqual(alone);
      // The same terms again.
      expect(recommend(one.terms, one.target, one.ending)).toEqual(alone);
    }),
    { numRuns },
  );
});

test('prepared terms stay what they are while others are prepared and asked', () => {
  fc.assert(
    fc.property(cases, cases, ({ terms, target, ending }, other) => {
      const prepared = prepareTerms(terms);
      const before = recommend(prepared, target, ending);
      const { fixed } = prepared;
      expect(prepareTerms({ ...terms, extraFixed: terms.extraFixed + 1 }).fixed).toBe(fixed + 1);
      recommend(other.terms, other.target, other.ending);
      expect(prepareTerms(prepared)).toBe(prepared);
      expect(prepared.fixed).toBe(fixed);
      expect(recommend(prepared, target, ending)).toEqual(before);
    }),
    { numRuns: 100 },
  );
});
