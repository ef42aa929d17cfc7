import type * as z from 'zod/mini';
import type { OwnAccount } from '@saer/contract/account/account';
import type { SavedFile } from '@saer/contract/site/file';
import type { updateOwnAccount, changeContact } from '@saer/contract/account/user';
import { eq, sql } from 'drizzle-orm';
import type { Database, Transaction } from '../../database/database.ts';
import { difference, recordChange } from '../../audit/queries.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { reencodePhoto } from '../../images/reencode-picture.ts';
import { type FileContext, addFile, saveBytes, type WrittenBytes } from '../../storage/files/save-file.ts';
import { findSavedFile } from '../../storage/queries.ts';
import { getOwnAccount, getAddressOwner } from '../../principals/queries.ts';
import { account, profileImage } from '../../principals/tables.ts';
import type { AppDependencies } from '../../app-dependencies.ts';
import { scheduleDeletion, requireRemainingSuperAdmin } from '../managing/status.ts';
import type { Actor } from '../policy.ts';
import { requireOwnPassword, requireUnchangedPassword } from '../../auth/passwords/password.ts';
import type { CodeRequest } from '@saer/contract/account/auth';
import type { SignedInCaller } from '../../http/mounting/mount.ts';
import { startCode } from '../../auth/codes/start-code.ts';
import { requireSend } from '../../auth/limits/sign-in-limits.ts';
import { toRequester } from '../../auth/sessions/known-device.ts';

/** The account of who is signed in. */
export async function findOwnAccount(db: Database | Transaction, id: number): Promise<OwnAccount> {
  const own = await getOwnAccount(db, id);
  if (own === undefined) throw new AppError({ code: 'sessionEnded' });
  return own;
}

/** A photo as it was drawn, and at the driver. */
interface KeptPhoto {
  readonly dataUri: string;
  readonly written: WrittenBytes;
}

/** The file of the photo before goes with it. */
async function keepPhoto(
  tx: Transaction,
  files: FileContext,
  accountId: number,
  photo: KeptPhoto | null,
): Promise<void> {
  if (photo === null) {
    await tx.delete(profileImage).where(eq(profileImage.accountId, accountId));
    return;
  }
  const { dataUri, written } = photo;
  const named = { bucketId: 'profile-pictures', ownerId: accountId, name: 'photo.webp' } as const;
  const { fileId } = await addFile(tx, files, { ...named, mediaType: 'image/webp' }, written);
  await tx
    .insert(profileImage)
    .values({ accountId, dataUri, fileId })
    .onConflictDoUpdate({ target: profileImage.accountId, set: { dataUri, fileId } });
}

/** History records that there is a photo, never the image. */
const withoutPicture = ({ profileImage: photo, ...rest }: Partial<OwnAccount>) => ({
  ...rest,
  ...(photo === undefined ? {} : { hasPhoto: photo !== null }),
});

type Changes = z.output<typeof updateOwnAccount.body>;

/** Saves a change of the own account; a photo is at the driver already. */
const saveProfile = (
  files: FileContext,
  id: number,
  sent: Changes,
  written: WrittenBytes | undefined,
): Promise<OwnAccount> =>
  files.db.transaction(async (tx) => {
    const before = await findOwnAccount(tx, id);
    const { before: old, after: changes } = difference({ ...before }, sent);
    if (Object.keys(changes).length === 0) return before;
    const { profileImage: photo, ...columns } = sent;
    await tx
      .update(account)
      .set({ ...columns, updatedAt: sql`now()` })
      .where(eq(account.id, id));
    if (photo === null) await keepPhoto(tx, files, id, null);
    else if (photo !== undefined && written !== undefined)
      await keepPhoto(tx, files, id, { dataUri: photo, written });
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

/** Changes the own name, language or photo. */
export async function updateProfile(
  files: FileContext,
  id: number,
  { profileImage: sentPhoto, ...others }: Changes,
): Promise<OwnAccount> {
  if (typeof sentPhoto !== 'string') {
    const photo = sentPhoto === undefined ? {} : { profileImage: sentPhoto };
    return saveProfile(files, id, { ...others, ...photo }, undefined);
  }
  // Drawn before anything is locked: it may take its time.
  const bytes = Buffer.from(sentPhoto.slice(sentPhoto.indexOf(',') + 1), 'base64');
  return saveProfilePicture(files, id, bytes, others);
}

/** Changes the own photo, with whatever else is changed. */
export async function saveProfilePicture(
  files: FileContext,
  id: number,
  bytes: Buffer,
  others: Changes = {},
): Promise<OwnAccount> {
  const { picture, dataUri } = await reencodePhoto(bytes);
  return saveBytes(files, picture, (written) =>
    saveProfile(files, id, { ...others, profileImage: dataUri }, written),
  );
}

/** The file of the own photo. */
export async function findProfileFile(files: FileContext, accountId: number): Promise<SavedFile> {
  const [found] = await files.db
    .select({ fileId: profileImage.fileId })
    .from(profileImage)
    .where(eq(profileImage.accountId, accountId));
  return findSavedFile(files.db, { bucketId: 'profile-pictures', fileId: found?.fileId ?? '' });
}

/** The owner of an account has it deleted after the days of grace. */
export async function scheduleOwnDeletion(
  { db, secretKey, settings: { siteOrigin } }: Pick<AppDependencies, 'db' | 'secretKey' | 'settings'>,
  actor: Actor,
  password: string,
): Promise<{ deletedAt: string; until: string }> {
  const field = 'password';
  const current = await requireOwnPassword({ db, secretKey }, actor.accountId, password, field);
  return db.transaction(async (tx) => {
    const own = await findOwnAccount(tx, actor.accountId);
    // It locks all super admins in the order of their keys: before the own account is locked alone.
    await requireRemainingSuperAdmin(tx, own);
    await requireUnchangedPassword(tx, actor.accountId, current, { code: 'wrongPassword', field });
    const { deletedAt, until } = await scheduleDeletion(tx, siteOrigin, actor, own);
    return { deletedAt, until };
  });
}

type RequestedTarget = z.output<typeof changeContact.body>;

/** The one of the two that was sent. */
function newAddress({ email, mobile }: RequestedTarget): { email: string } | { mobile: string } {
  if (email === undefined && mobile !== undefined) return { mobile };
  if (email !== undefined && mobile === undefined) return { email };
  throw new AppError({ code: email === undefined ? 'required' : 'invalidValue', field: 'email' });
}

/**
 * Sends a code to a new address, which replaces the old one once it is confirmed. If another account has the address, its owner is
 * notified and the caller learns nothing: the reply is the same.
 */
export async function startContactChange(
  { db, secretKey, settings }: Pick<AppDependencies, 'db' | 'secretKey' | 'settings'>,
  body: RequestedTarget,
  { principal: { accountId }, address, deviceId, language }: SignedInCaller,
): Promise<CodeRequest> {
  const requested = newAddress(body);
  const field = 'currentPassword';
  const current = await requireOwnPassword({ db, secretKey }, accountId, body.currentPassword, field);
  await requireSend({ db, secretKey }, { address }, ...Object.values(requested));
  return db.transaction(async (tx) => {
    const holder = await getAddressOwner(tx, requested);
    const isFree = holder === undefined || holder.id === accountId;
    await requireUnchangedPassword(tx, accountId, current, { code: 'wrongPassword', field });
    return startCode(
      tx,
      { settings, secretKey },
      {
        purpose: 'contactChange',
        accountId: isFree ? accountId : undefined,
        holder: isFree ? undefined : holder,
        requester: toRequester(secretKey, { address, deviceId }),
        channel: 'email' in requested ? 'email' : 'sms',
        ...requested,
        language,
      },
    );
  });
}
