import { createRequire } from 'node:module';
import type { ECDH } from 'node:crypto';

interface EncryptedContent {
  readonly decrypt: (
    message: Buffer,
    parameters: { readonly version: 'aes128gcm'; readonly privateKey: ECDH; readonly authSecret: string },
  ) => Buffer;
}

/** Encrypted content of HTTP (RFC 8188), by a package that has no types. */
export const encryptedContent: EncryptedContent = createRequire(import.meta.url)('http_ece');
