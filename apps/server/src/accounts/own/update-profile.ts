import type { OwnAccount } from '@saer/contract/account';
import type { updateOwnAccount } from '@saer/contract/user';
import { eq, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { Database, Transaction } from '../../database/database.ts';
import { difference, recordChange } from '../../audit/queries.ts';
import { AppError } from '../../http/app-error.ts';
import { reencodePhoto } from '../../images/reencode-photo.ts';
import { getOwnAccount } from '../../principals/queries.ts';
import { account, profileImage } from '../../principals/tables.ts';

/** The account of who is signed in. */
export async function findOwnAccount(db: Database | Transaction, id: number): Promise<OwnAccount> {
  const own = await getOwnAccount(db, id);
  if (own === undefined) throw new AppError({ code: 'sessionEnded' });
  return own;
}

async function keepPhoto(tx: Transaction, accountId: number, dataUri: string | null): Promise<void> {
  if (dataUri === null) await tx.delete(profileImage).where(eq(profileImage.accountId, accountId));
  else
    await tx
      .insert(profileImage)
      .values({ accountId, dataUri })
      .onConflictDoUpdate({ target: profileImage.accountId, set: { dataUri } });
}

/** History records that there is a photo, never the image. */
const withoutPicture = ({ profileImage: photo, ...rest }: Partial<OwnAccount>) => ({
  ...rest,
  ...(photo === undefined ? {} : { hasPhoto: photo !== null }),
});

/** Changes the own name, language or photo. */
export async function updateProfile(
  db: Database,
  id: number,
  { profileImage: sentPhoto, ...others }: z.output<typeof updateOwnAccount.body>,
): Promise<OwnAccount> {
  // Drawn before anything is locked: it may take its time.
  const drawnPhoto = typeof sentPhoto === 'string' ? await reencodePhoto(sentPhoto) : sentPhoto;
  const sent = { ...others, ...(drawnPhoto === undefined ? {} : { profileImage: drawnPhoto }) };
  return db.transaction(async (tx) => {
    const before = await findOwnAccount(tx, id);
    const { before: old, after: changes } = difference({ ...before }, sent);
    if (Object.keys(changes).length === 0) return before;
    const { profileImage: photo, ...columns } = sent;
    await tx
      .update(account)
      .set({ ...columns, updatedAt: sql`now()` })
      .where(eq(account.id, id));
    if (photo !== undefined) await keepPhoto(tx, id, photo);
    await recordChange(tx, {
      actorId: id,
      entity: 'account',
      entityId: id,
      action: 'update',
      before: withoutPicture(old),
      after: withoutPicture(changes),
    });
    return findOwnAccount(tx, id);
  });
}
