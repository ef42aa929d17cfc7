import { bucketOf } from '@saer/contract/site/file';
import type { Principal } from '../http/requests/caller.ts';
import type { savedFile } from './tables.ts';

export type FileReader = Pick<Principal, 'accountId' | 'tenantId' | 'role'>;
type Owned = Pick<typeof savedFile.$inferSelect, 'bucketId' | 'ownerId' | 'state' | 'expiresAt'>;

const isAdmin = ({ role }: FileReader): boolean => role === 'ADMIN' || role === 'SUPER_ADMIN';
const isOwn = ({ accountId, tenantId }: FileReader, { ownerId }: Owned): boolean =>
  ownerId !== null && (ownerId === accountId || ownerId === tenantId);
const isExpired = ({ expiresAt }: Owned, now: number): boolean =>
  expiresAt !== null && Date.parse(expiresAt) <= now;

/** Who may read a file: whoever it belongs to, admins, and everybody signed in where its bucket is shared. */
export const mayRead = (reader: FileReader, file: Owned, now = Date.now()): boolean => {
  if (isExpired(file, now)) return false;
  if (isOwn(reader, file) || isAdmin(reader)) return true;
  return file.state === 'stored' && bucketOf(file.bucketId).isShared === true;
};

/** Files that rows of other modules name are removed with those rows. */
const removedWithTheirRow: ReadonlySet<string> = new Set([
  'profile-pictures',
  'product-pictures',
  'product-sheets',
  'invoices',
]);

/** Who may remove a file: its owner; the upload of a release, an admin, and once it is stored only with its draft. */
export const mayRemove = (reader: FileReader, file: Owned): boolean => {
  if (removedWithTheirRow.has(file.bucketId)) return false;
  if (file.bucketId === 'releases' && file.state === 'stored') return false;
  return isOwn(reader, file) || (file.ownerId === null && isAdmin(reader));
};
