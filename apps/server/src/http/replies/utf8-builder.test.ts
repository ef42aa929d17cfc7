import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { Utf8Builder } from './utf8-builder.ts';

const written = (pieces: readonly string[], expected: number): string => {
  const text = new Utf8Builder(expected);
  for (const each of pieces) text.add(each);
  return text.bytes().toString();
};

test('a long text equals its joined pieces, however many bytes were expected', () => {
  const piece = fc
    .tuple(fc.constantFrom('', 'a', '"', 'é', 'سعر', '€', '👜'), fc.nat(20_000))
    .map(([sign, times]) => sign.repeat(times));
  fc.assert(
    fc.property(fc.array(piece), fc.nat(200_000), (pieces, expected) => {
      expect(written(pieces, expected)).toBe(pieces.join(''));
    }),
  );
});
