import {
  authenticate,
  changePassword,
  checkUserExist,
  checkUserValidation,
  endOtherSessions,
  endSession,
  findSessions,
  forgotPassword,
  isVerified,
  logout,
  register,
  resendCode,
  resetPassword,
  verifyCode,
} from './auth.ts';
import { calculate, calculateMany } from './calculate.ts';
import type { Endpoint } from './endpoint.ts';
import { feeBook } from './fee-book.ts';
import { health } from './health.ts';
import { checkIdentityCheck, identityCallback, startIdentityCheck } from './nafath.ts';
import { findPartners } from './partner.ts';
import { referenceData } from './reference-data.ts';
import {
  activateUser,
  blockUser,
  changeContact,
  createSubUser,
  createUser,
  deactivateUser,
  deleteOwnAccount,
  findOwnAccount,
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
} from './user.ts';

/** Everything the server answers under `/v1`, in the order the documentation tells it. */
export const endpoints: readonly Endpoint[] = [
  calculate,
  calculateMany,
  feeBook,
  ...Object.values(referenceData).flatMap(({ find, page }) => [find, page]),

  authenticate,
  logout,
  register,
  checkUserValidation,
  checkUserExist,
  verifyCode,
  resendCode,
  isVerified,
  forgotPassword,
  resetPassword,
  changePassword,
  findSessions,
  endSession,
  endOtherSessions,
  startIdentityCheck,
  checkIdentityCheck,
  identityCallback,
  findPartners,

  findOwnAccount,
  updateOwnAccount,
  changeContact,
  findOwnData,
  deleteOwnAccount,
  findSubUsers,
  createSubUser,
  updateSubUser,
  removeSubUser,

  pageUsers,
  findUser,
  createUser,
  updateUser,
  removeUser,
  activateUser,
  deactivateUser,
  blockUser,
  restoreUser,
  resetUserPassword,

  health,
];
