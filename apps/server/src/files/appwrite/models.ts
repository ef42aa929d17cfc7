import type { CodeRequest } from '@saer/contract/account/auth';
import type { pushTarget } from '../../notifications/tables.ts';
import type { FileUserRow, OpenSessionRow } from '../queries.ts';

/** A session in the format of Appwrite's SDK. Unknown browser details are empty. */
export const sessionModel = (row: OpenSessionRow, currentId: string) => ({
  $id: row.id,
  $createdAt: row.createdAt,
  $updatedAt: row.lastUsedAt,
  userId: String(row.accountId),
  expire: row.expiresAt,
  provider: 'email',
  providerUid: '',
  providerAccessToken: '',
  providerAccessTokenExpiry: '',
  providerRefreshToken: '',
  ip: row.address,
  osCode: '',
  osName: '',
  osVersion: '',
  clientType: 'browser',
  clientCode: '',
  clientName: row.userAgent,
  clientVersion: '',
  clientEngine: '',
  clientEngineVersion: '',
  deviceName: '',
  deviceBrand: '',
  deviceModel: '',
  countryCode: '',
  countryName: '',
  current: row.id === currentId,
  factors: ['password'],
  // The secret is only in a cookie that scripts cannot read.
  secret: '',
  mfaUpdatedAt: '',
});

/** A request for a code or a link in the format of Appwrite's SDK. Its user is the request itself: whose it is nobody learns. */
export const tokenModel = ({ requestId, expiresAt }: Pick<CodeRequest, 'requestId' | 'expiresAt'>) => ({
  $id: requestId,
  $createdAt: new Date().toISOString(),
  userId: requestId,
  secret: '',
  expire: expiresAt,
  phrase: '',
});

/** A device of an account in the format of Appwrite's SDK. */
export const targetModel = ({
  externalId,
  accountId,
  identifier,
  createdAt,
}: typeof pushTarget.$inferSelect) => ({
  $id: externalId ?? '',
  $createdAt: createdAt,
  $updatedAt: createdAt,
  name: '',
  userId: String(accountId),
  providerId: null,
  providerType: 'push',
  identifier,
  expired: false,
});

/** An account in the format of Appwrite's SDK. */
export const userModel = (row: FileUserRow) => ({
  $id: String(row.id),
  $createdAt: row.createdAt,
  $updatedAt: row.updatedAt,
  name: row.fullName,
  registration: row.createdAt,
  status: true,
  labels: [],
  passwordUpdate: row.passwordChangedAt ?? '',
  email: row.email,
  phone: row.mobile ?? '',
  emailVerification: row.isVerified,
  phoneVerification: false,
  mfa: false,
  prefs: {},
  targets: [],
  accessedAt: row.lastSignInAt ?? '',
});
