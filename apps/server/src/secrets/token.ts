import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, usable in a header. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** The stored form of a token. It cannot be guessed, so a plain hash is enough. */
export const tokenHash = (token: string): string => createHash('sha256').update(token).digest('hex');
