/** An address as the gateway takes it: characters before the @ that it does not take are left out. */
export function gatewayEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  const plain = local.replaceAll(/[^\w.+-]/g, '');
  return `${plain === '' ? 'customer' : plain}@${domain}`;
}
