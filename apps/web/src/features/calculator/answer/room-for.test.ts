import { expect, test } from 'vitest';
import { roomFor } from './room-for.ts';

test('a sum gets the room of its digits, marks and signs', () => {
  expect(roomFor(175_53)).toEqual({ width: 'calc(5ch + 1.0em)' });
  expect(roomFor(1_234_50)).toEqual({ width: 'calc(6ch + 1.3em)' });
  expect(roomFor(-175_53)).toEqual({ width: 'calc(6ch + 1.0em)' });
});

test('sums of the same length have the same room', () => expect(roomFor(11_11)).toEqual(roomFor(98_76)));
