/** A barcode of thirteen digits from the twelve before its check digit. */
export function ean13(twelve: string): string {
  const sum = Array.from(twelve, Number).reduce(
    (total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3),
    0,
  );
  return `${twelve}${(10 - (sum % 10)) % 10}`;
}
