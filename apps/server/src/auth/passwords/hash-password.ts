import { availableParallelism } from 'node:os';
import { hash, parseOptions, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';

/** argon2id (the library's default kind) as OWASP recommends it at least. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Each run fills a core and 19 MiB: more at once would only be slower, and a crowd could exhaust the memory. */
const atOnce = pLimit(availableParallelism());

/** The hash of a password, with its salt and its cost. */
export const hashPassword = (password: string): Promise<string> => atOnce(() => hash(password, cost));

/** Whether a hash has another cost than today's. */
export function needsRehash(savedHash: string): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(savedHash);
  return memoryCost !== cost.memoryCost || timeCost !== cost.timeCost || parallelism !== cost.parallelism;
}

let dummy: Promise<string> | undefined;
/** A hash that no password has: compared if there is none, so that it takes as long. */
const dummyHash = (): Promise<string> => (dummy ??= hashPassword(crypto.randomUUID()));

/** Prepares what the first sign-in would otherwise wait for. */
export const prepareHashing = async (): Promise<void> => {
  await dummyHash();
};

/** Whether a password matches a hash. Without a hash it never does, in the same time. */
export async function verifyPassword(savedHash: string | undefined, password: string): Promise<boolean> {
  const against = savedHash ?? (await dummyHash());
  const isRight = await atOnce(() => verify(against, password));
  return isRight && savedHash !== undefined;
}
