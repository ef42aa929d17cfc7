/** Significant digits of a spreadsheet number; further ones are floating-point noise. */
const exactDigits = 15;
const firstInexact = 1e15;

/** A spreadsheet number as a plain decimal text: 0.1 + 0.2 is 0.3. Beyond the significant digits it is written as in Excel: 6.28E+15. */
export function decimalText(value: number): string {
  const shortest = String(value);
  if (shortest.length <= exactDigits && !shortest.includes('e')) return shortest;
  if (Math.abs(value) >= firstInexact) return value.toExponential().toUpperCase();
  const exact = Number(value.toPrecision(exactDigits));
  const text = String(exact);
  return text.includes('e') ? exact.toFixed(20).replace(/\.?0+$/, '') : text;
}

/** The same a hundred times as much, by its digits. */
export function timesHundred(text: string): string {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === '') return text;
  const shifted = `${whole}${fraction.padEnd(2, '0').slice(0, 2)}`.replace(/^0+(?=\d)/, '');
  const rest = fraction.slice(2);
  return `${sign}${shifted}${rest === '' ? '' : `.${rest}`}`;
}

/** A decimal text of at most so many decimal places: half is rounded up, or with `up` whatever is left over. */
export function roundedText(text: string, decimals: number, up = false): string {
  const [, sign = '', whole = '', fraction = ''] = /^(-?)(\d+)\.(\d+)$/.exec(text) ?? [];
  if (fraction.length <= decimals) return text;
  const rest = fraction.slice(decimals);
  const isMore = up ? /[1-9]/.test(rest) : rest >= '5';
  const digits = String(BigInt(whole + fraction.slice(0, decimals)) + (isMore ? 1n : 0n)).padStart(
    decimals + 1,
    '0',
  );
  const point = digits.length - decimals;
  return `${sign}${digits.slice(0, point)}${decimals === 0 ? '' : `.${digits.slice(point)}`}`;
}
