import { resetSecondFactor } from '@saer/contract/account/second-factor';
import { securityLog } from '../auth/sessions/security-log.ts';
import { findOwnAccount } from '@saer/contract/account/session';
import {
  activateUser,
  blockUser,
  changeContact,
  createSubUser,
  createUser,
  deactivateUser,
  deleteOwnAccount,
  findOwnData,
  findSubUsers,
  findUser,
  pageUsers,
  removeSubUser,
  removeUser,
  resetUserPassword,
  restoreUser,
  updateOwnAccount,
  updateSubUser,
  updateUser,
} from '@saer/contract/account/user';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../app-dependencies.ts';
import { isAcceptanceNeeded } from '../legal/acceptance/acceptance.ts';
import { mountGuarded, mountGuardedBy } from '../http/mounting/mount.ts';
import { decodeFilter } from '../listing/decode-filter.ts';
import { changeStatus, restoreAccount, removeAccount } from './managing/status.ts';
import { createAccount } from './managing/create-account.ts';
import { assignPassword, resetUserSecondFactor } from './managing/credentials.ts';
import type { OwnedRecords } from './managing/erase-accounts.ts';
import { updateAccount } from './managing/update-account.ts';
import {
  startContactChange,
  scheduleOwnDeletion,
  findProfileFile,
  saveProfilePicture,
  updateProfile,
} from './own/profile.ts';
import { exportOwnData } from './own/export-own-data.ts';
import { bucketOf, uploadProfilePicture } from '@saer/contract/site/file';
import { mountUpload } from '../http/mounting/uploaded-file.ts';
import { findPrincipalWithAccount } from '../auth/sessions/find-principal.ts';
import { findAccount, findAccountPage } from './queries.ts';
import {
  addSubUser,
  eraseSubUser,
  findSubUsersBySubscriber,
  renameSubUser,
  type RequireUserLimit,
} from './managing/sub-users.ts';

/** Admins' endpoints for accounts. */
function managingRoutes(app: FastifyInstance, deps: AppDependencies): void {
  const {
    db,
    secretKey,
    settings: { siteOrigin },
  } = deps;
  const log = securityLog(app.log, deps.settings, secretKey);
  mountGuarded(app, pageUsers, ({ query }, { principal }) =>
    findAccountPage(db, principal, decodeFilter(query.filter)),
  );
  mountGuarded(app, findUser, ({ query }, { principal }) => findAccount(db, principal, query.id));
  mountGuarded(app, createUser, ({ body }, { principal, language }) =>
    createAccount(db, siteOrigin, principal, { language, ...body }),
  );
  mountGuarded(app, updateUser, ({ body }, { principal }) => updateAccount(db, siteOrigin, principal, body));
  mountGuarded(app, removeUser, ({ query }, { principal }) =>
    removeAccount(db, siteOrigin, principal, query.id),
  );
  mountGuarded(app, restoreUser, ({ body }, { principal }) =>
    restoreAccount(db, siteOrigin, principal, body.id),
  );
  mountGuarded(app, activateUser, ({ body }, { principal }) =>
    changeStatus(db, siteOrigin, principal, body.id, 'ACTIVE', () =>
      app.eventCounter.add('registrationApproved'),
    ),
  );
  mountGuarded(app, deactivateUser, ({ body }, { principal }) =>
    changeStatus(db, siteOrigin, principal, body.id, 'INACTIVE'),
  );
  mountGuarded(app, blockUser, ({ body }, { principal }) =>
    changeStatus(db, siteOrigin, principal, body.id, 'BLOCKED'),
  );
  mountGuarded(app, resetUserPassword, ({ body }, { principal }) =>
    assignPassword(db, siteOrigin, principal, body.id),
  );
  mountGuarded(app, resetSecondFactor, ({ body }, caller) =>
    resetUserSecondFactor(
      { ...deps, log, requireAdminAddress: app.requireAdminAddress },
      caller.principal,
      body.id,
      caller,
    ),
  );
}

/** Endpoints for one's own account. */
function ownRoutes(app: FastifyInstance, deps: AppDependencies, ownedRecords: readonly OwnedRecords[]): void {
  const { db } = deps;
  mountGuardedBy(
    app,
    findOwnAccount,
    (token) => findPrincipalWithAccount(db, token, deps.settings),
    async (_, { principal }) => ({
      ...principal.account,
      ...((await isAcceptanceNeeded(db, principal)) ? { acceptanceNeeded: true as const } : {}),
    }),
  );
  mountGuarded(app, updateOwnAccount, ({ body }, { principal }) =>
    updateProfile(app.files, principal.accountId, body),
  );
  mountUpload(
    app,
    uploadProfilePicture,
    { max: bucketOf('profile-pictures').maxBytes, tooLarge: 'pictureTooLarge' },
    async ({ file }, { principal }) => {
      await saveProfilePicture(app.files, principal.accountId, file.bytes);
      return findProfileFile(app.files, principal.accountId);
    },
  );
  mountGuarded(app, changeContact, ({ body }, caller) => startContactChange(deps, body, caller));
  mountGuarded(app, findOwnData, (_, { principal }) => exportOwnData(db, ownedRecords, principal.accountId));
  mountGuarded(app, deleteOwnAccount, ({ body }, { principal }) =>
    scheduleOwnDeletion(deps, principal, body.password),
  );
}

/** A subscriber's endpoints for their sub-users. */
function subUserRoutes(
  app: FastifyInstance,
  deps: AppDependencies,
  requireUserLimit: RequireUserLimit,
): void {
  const { db } = deps;
  mountGuarded(app, findSubUsers, (_, { principal }) => findSubUsersBySubscriber(db, principal.accountId));
  mountGuarded(app, createSubUser, ({ body }, { principal, language }) =>
    addSubUser(deps, principal, { language, ...body }, requireUserLimit),
  );
  mountGuarded(app, updateSubUser, ({ body }, { principal }) => renameSubUser(db, principal, body));
  mountGuarded(app, removeSubUser, ({ query }, { principal }) => eraseSubUser(db, principal, query.id));
}

export function accountRoutes(
  app: FastifyInstance,
  deps: AppDependencies,
  ownedRecords: readonly OwnedRecords[],
  requireUserLimit: RequireUserLimit,
): void {
  managingRoutes(app, deps);
  ownRoutes(app, deps, ownedRecords);
  subUserRoutes(app, deps, requireUserLimit);
}
