import { expect, test } from 'vitest';
import { reservedWidth } from './answer-panel.tsx';

test('a sum gets the room of its digits, marks and signs', () => {
  expect(reservedWidth(175_53)).toEqual({ width: 'calc(5ch + 1.2em)' });
  expect(reservedWidth(1_234_50)).toEqual({ width: 'calc(6ch + 1.5em)' });
  expect(reservedWidth(-175_53)).toEqual({ width: 'calc(6ch + 1.2em)' });
});

test('sums of the same length have the same room', () =>
  expect(reservedWidth(11_11)).toEqual(reservedWidth(98_76)));
