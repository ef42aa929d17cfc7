import { describe, expect, test } from 'vitest';
import { exampleInput, readDemo } from './demo-input.ts';

describe('reading the small calculator', () => {
  test('Arabic-Indic digits mean the same as Latin ones', () => {
    const latin = readDemo({ ...exampleInput, cost: '1234.50', marginRate: '22.5', weight: '900' });
    const arabic = readDemo({ ...exampleInput, cost: '١٬٢٣٤٫٥٠', marginRate: '٢٢٫٥', weight: '٩٠٠' });
    expect(latin.ok).toBe(true);
    expect(arabic).toEqual(latin);
  });

  test('every number that cannot be used is named, with its reason', () => {
    expect(readDemo({ ...exampleInput, cost: '1.2.3', marginRate: '100', weight: '0' })).toEqual({
      ok: false,
      problems: { cost: 'ambiguous', marginRate: 'wholeMargin', weight: 'zero' },
    });
  });

  test('an empty cost is required, and a negative one is rejected', () => {
    expect(readDemo({ ...exampleInput, cost: '' })).toEqual({ ok: false, problems: { cost: 'empty' } });
    expect(readDemo({ ...exampleInput, cost: '-5' })).toEqual({ ok: false, problems: { cost: 'negative' } });
  });
});
