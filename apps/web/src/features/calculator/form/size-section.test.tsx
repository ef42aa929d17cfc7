import { expect, test } from 'vitest';
import { readSides } from './size-section.tsx';

test.each([
  '20×15×5',
  '20x15x5 cm',
  '20 X 15 X 5',
  '20*15*5cm',
  '٢٠×١٥×٥',
  '٢٠ × ١٥ × ٥ سم',
  '20 cm x 15 cm x 5 cm',
  '20.0 × 15.0 × 5.0',
  '20 by 15 by 5',
  '٢٠ في ١٥ في ٥',
  '200 x 150 x 50 mm',
  '٢٠٠×١٥٠×٥٠ مم',
])('%s is three sides', (text) => {
  expect(readSides(text)).toEqual([200, 150, 50]);
});

test.each(['', '20', '20x15', '20x15x', '20x15x5x3', '20x15x0', '20x15x5 kg', 'box x 15 x 5'])(
  '%s is not',
  (text) => {
    expect(readSides(text)).toBeUndefined();
  },
);
