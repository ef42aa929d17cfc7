import type { WrittenProduct } from '@saer/contract/product';

/** Identifies the content to save: the same rows continue under their key, others need a new one. */
export async function batchContent(products: readonly WrittenProduct[]): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(products));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
