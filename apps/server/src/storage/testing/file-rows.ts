import type { AccountRole } from '@saer/contract/api/role';
import { eq } from 'drizzle-orm';
import { account } from '../../principals/tables.ts';
import { person } from '../../testing/accounts.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { newFile } from './new-file.ts';

/** Pictures: the caller's own, or for sub-users those of their subscriber. An admin may read all, so that none is foreign. */
export async function fileRows(
  server: Pick<TestApp, 'db'>,
  { id, role }: { readonly id: number; readonly role: AccountRole },
) {
  const [caller] = await server.db.select().from(account).where(eq(account.id, id));
  const other = await person(server, { role: 'USER' });
  const own = await newFile(server, { bucketId: 'pictures', ownerId: caller?.subscriberId ?? id });
  const foreign = await newFile(server, { bucketId: 'pictures', ownerId: other.id });
  const isAdmin = role === 'ADMIN' || role === 'SUPER_ADMIN';
  return { own, foreign: isAdmin ? [] : [foreign], missing: crypto.randomUUID() };
}
