import { randomUUID } from 'node:crypto';
import { uploadReply } from '@saer/contract/products/product-batch';
import { signedIn } from '@saer/contract/account/session';
import { eq } from 'drizzle-orm';
import { account } from '../apps/server/src/principals/tables.ts';
import type { Database } from '../apps/server/src/database/database.ts';
import { hashPassword, setPassword } from '../apps/server/src/auth/passwords/password.ts';
import { activeSubscription } from '../apps/server/src/subscriptions/testing/active-subscription.ts';
import { openSession } from '../apps/server/src/auth/sessions/session.ts';
import { savedSession } from '../e2e/signed-in.ts';
import { ownColumns } from './product-workbook.ts';

export interface Person {
  readonly id: number;
  readonly token: string;
}

/** Creates an account that nothing else in the bench uses, signed in from a desktop. */
export async function newPerson(db: Database, role: 'USER' | 'SUPER_ADMIN'): Promise<Person> {
  const made = await db.transaction(async (tx) => {
    const [row] = await tx
      .insert(account)
      .values({
        firstName: 'Somebody',
        lastName: role,
        email: `${randomUUID()}@example.com`,
        language: 'en',
        role,
        status: 'ACTIVE',
        isVerified: true,
      })
      .returning({ id: account.id });
    const id = row?.id ?? 0;
    const caller = { platform: 'desktop', userAgent: 'bench', address: '127.0.0.1' };
    return { id, token: (await openSession(tx, id, caller)).token };
  });
  // Their sheets are long.
  if (role === 'USER') await activeSubscription({ db }, made.id);
  return made;
}

/** Sends a workbook of products that are all new to its seller, until all of them are saved. */
export async function storeSheet(
  address: string,
  { token }: Person,
  file: Uint8Array,
  rows: number,
): Promise<void> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(file)]), 'products.xlsx');
  const query = new URLSearchParams({ key: randomUUID(), ignored: ownColumns.join(',') });
  const answer = await fetch(`${address}/upload/product?${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, platform: 'desktop' },
    body: form,
  });
  const reply = await answer.json();
  const stored = uploadReply.safeParse(reply);
  if (!stored.success || stored.data.batch?.added !== rows)
    throw new Error(`Not stored: ${answer.status} ${JSON.stringify(reply).slice(0, 500)}`);
}

/** Signs a new seller in and returns what their browser stores. */
export async function newBrowserSession(
  db: Database,
  origin: string,
): Promise<Readonly<Record<string, string>>> {
  const { id } = await newPerson(db, 'USER');
  const password = `Harbour-${randomUUID().slice(0, 8)}-K7!`;
  const hash = await hashPassword(password);
  const email = await db.transaction(async (tx) => {
    await setPassword(tx, id, hash);
    const [row] = await tx.select({ email: account.email }).from(account).where(eq(account.id, id));
    return row?.email;
  });
  const answer = await fetch(`${origin}/v1/auth/authenticate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: email, password }),
  });
  return savedSession(signedIn.parse(await answer.json()));
}
