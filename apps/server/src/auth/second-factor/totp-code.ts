import { totpDigits, totpSeconds } from '@saer/contract/account/second-factor';
import { Secret, TOTP } from 'otpauth';

/** RFC 6238 as every authenticator app has it: SHA-1, six digits, thirty seconds. */
const createGenerator = (secret: string, label = '') =>
  new TOTP({
    issuer: 'Saer',
    label,
    algorithm: 'SHA1',
    digits: totpDigits,
    period: totpSeconds,
    secret: Secret.fromBase32(secret),
  });

/** 160 random bits, as RFC 4226 recommends, in base32. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The content of the QR code for an authenticator app. */
export const totpUri = (secret: string, label: string): string => createGenerator(secret, label).toString();

export const totpCode = (secret: string, now: number): string =>
  createGenerator(secret).generate({ timestamp: now });

/**
 * The time step whose code was typed: this one, the one before or the one after, for clocks differ. Codes up to `lastStep` were
 * used or were skipped, and are good no more.
 */
export function matchingStep(
  secret: string,
  code: string,
  now: number,
  lastStep: number | null,
): number | undefined {
  const current = Math.floor(now / 1000 / totpSeconds);
  const generator = createGenerator(secret);
  return [current - 1, current, current + 1].find(
    (step) =>
      (lastStep === null || step > lastStep) &&
      generator.validate({ token: code, timestamp: step * totpSeconds * 1000, window: 0 }) !== null,
  );
}
