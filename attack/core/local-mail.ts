import { setTimeout as pause } from 'node:timers/promises';
import { get } from './api-request.ts';
import type { Send } from './http-client.ts';

const patience = 15_000;
const gap = 250;

/** Finds a pattern in the mails to an address, as soon as one has come; undefined if none does. */
export async function findInMail(send: Send, address: string, pattern: RegExp): Promise<string | undefined> {
  const path = `/local/mail.json?to=${encodeURIComponent(address)}`;
  const end = Date.now() + patience;
  while (Date.now() < end) {
    const found = pattern.exec((await send(get(path, { host: 'localhost' }))).text)?.[0];
    if (found !== undefined) return found;
    await pause(gap);
  }
  return undefined;
}
