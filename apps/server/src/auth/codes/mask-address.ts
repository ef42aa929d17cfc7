/** An address, mostly hidden: `s•••@example.com`, `+966•••••4567`. What the caller did not type is hidden whole. */
export function maskAddress(address: string | undefined): string {
  if (address === undefined) return '•••';
  const at = address.lastIndexOf('@');
  return at > 0
    ? `${address.slice(0, 1)}•••${address.slice(at)}`
    : `${address.slice(0, 4)}•••••${address.slice(-4)}`;
}
