import { Secret } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { encryptText, decryptText } from '../../secrets/encrypt-text.ts';
import { matchingStep, newTotpSecret, totpCode, totpUri } from './totp-code.ts';

/** Appendix B of RFC 6238, SHA-1: its secret is these 20 bytes, and of its eight digits an app shows the last six. */
const secret = Secret.fromLatin1('12345678901234567890').base32;
const vectors = [
  [59, '94287082'],
  [1_111_111_109, '07081804'],
  [1_111_111_111, '14050471'],
  [1_234_567_890, '89005924'],
  [2_000_000_000, '69279037'],
  [20_000_000_000, '65353130'],
] as const;

describe('codes of an authenticator app', () => {
  test.each(vectors)('at %i seconds RFC 6238 says %s', (seconds, eight) => {
    const code = eight.slice(2);
    expect(totpCode(secret, seconds * 1000)).toBe(code);
    expect(matchingStep(secret, code, seconds * 1000, null)).toBe(Math.floor(seconds / 30));
  });

  test('are good one step early or late, no longer, and never at or before the last used step', () => {
    const now = 1_234_567_890_000;
    const step = Math.floor(now / 30_000);
    for (const away of [-1, 0, 1]) {
      const code = totpCode(secret, now + away * 30_000);
      expect(matchingStep(secret, code, now, null)).toBe(step + away);
      expect(matchingStep(secret, code, now, step + away)).toBeUndefined();
    }
    for (const away of [-2, 2])
      expect(matchingStep(secret, totpCode(secret, now + away * 30_000), now, null)).toBeUndefined();
    expect(matchingStep(secret, totpCode(secret, now), now, step + 1)).toBeUndefined();
  });

  test('come from a new secret of 160 bits each, in an address that apps read', () => {
    const [one, other] = [newTotpSecret(), newTotpSecret()];
    expect(one).toMatch(/^[A-Z2-7]{32}$/);
    expect(one).not.toBe(other);
    const uri = new URL(totpUri(one, 'a.b+c@example.com'));
    expect(uri.protocol).toBe('otpauth:');
    expect(decodeURIComponent(uri.pathname)).toBe('/Saer:a.b+c@example.com');
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret: one, issuer: 'Saer' });
  });
});

test('a sealed text opens with the same key, for the same purpose and the same row, unchanged', () => {
  const key = 'k'.repeat(32);
  const sealed = encryptText(key, 'totp', '7', 'secret');
  expect(sealed).not.toContain(Buffer.from('secret').toString('base64url'));
  expect(decryptText(key, 'totp', '7', sealed)).toBe('secret');
  const bent = Buffer.from(sealed, 'base64url');
  bent.writeUInt8(bent.readUInt8(bent.length - 1) ^ 1, bent.length - 1);
  for (const opened of [
    decryptText('j'.repeat(32), 'totp', '7', sealed),
    decryptText(key, 'other', '7', sealed),
    decryptText(key, 'totp', '8', sealed),
    decryptText(key, 'totp', '7', bent.toString('base64url')),
    decryptText(key, 'totp', '7', ''),
  ])
    expect(opened).toBeUndefined();
});
