/** Appends the check digit to the first twelve digits of a barcode. */
export function ean13(twelve: string): string {
  const sum = Array.from(twelve, Number).reduce(
    (total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3),
    0,
  );
  return `${twelve}${(10 - (sum % 10)) % 10}`;
}
