import { randomUUID } from 'node:crypto';
import { uploadReply } from '@saer/contract/product-batch';
import { account } from '../apps/server/src/principals/tables.ts';
import type { Database } from '../apps/server/src/database/database.ts';
import { openSession } from '../apps/server/src/auth/sessions/open-session.ts';
import { ownColumns } from './product-workbook.ts';

interface Person {
  readonly id: number;
  readonly token: string;
}

/** Creates an account that nothing else in the bench uses, signed in from a desktop. */
export const newPerson = (db: Database, role: 'USER' | 'SUPER_ADMIN'): Promise<Person> =>
  db.transaction(async (tx) => {
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
