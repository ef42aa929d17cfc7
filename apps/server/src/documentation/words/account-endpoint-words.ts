import { verifyOtp } from '@saer/contract/resource-paths';
import type { MessageDescriptor } from '@lingui/core';
import { logout, findOwnAccount } from '@saer/contract/session';
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
  register,
  resendCode,
  resetPassword,
  verifyCode,
} from '@saer/contract/auth';
import type { Endpoint } from '@saer/contract/endpoint';
import { checkIdentityCheck, identityCallback, startIdentityCheck } from '@saer/contract/nafath';
import { findPartners } from '@saer/contract/partner';
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
} from '@saer/contract/user';
import { securityGroup } from './security-endpoint-words.ts';

/** A group of endpoints with their descriptions. */
export interface EndpointGroup {
  readonly id: string;
  readonly title: MessageDescriptor;
  readonly endpoints: readonly (readonly [Endpoint, MessageDescriptor])[];
}

/** Descriptions of the account endpoints, in the order of the page. */
export const accountGroups: readonly EndpointGroup[] = [
  {
    id: 'signIn',
    title: /*i18n*/ { id: 'docs.accounts.signIn', message: 'Registering and signing in' },
    endpoints: [
      [
        authenticate,
        /*i18n*/ {
          id: 'docs.accounts.authenticate',
          message:
            'Signs in with an email address or a mobile number. Whether the address is unknown or the password wrong, the answer is the same: `wrongCredentials`. With the right password, an account that may not sign in gives the reason, and one with a second factor is answered with `secondStepNeeded` and a token. `restore` undoes a deletion.',
        },
      ],
      [
        logout,
        /*i18n*/ {
          id: 'docs.accounts.logout',
          message: 'Ends the session of the token in the body, and answers the same whatever the token.',
        },
      ],
      [
        register,
        /*i18n*/ {
          id: 'docs.accounts.register',
          message:
            'Registers a seller and sends a code to the email address. The answer is the same where the address has an account already; its owner is told by mail.',
        },
      ],
      [
        checkUserValidation,
        /*i18n*/ {
          id: 'docs.accounts.checkUserValidation',
          message:
            'Validates registration fields, each on its own, and returns the ticket the next endpoint requires.',
        },
      ],
      [
        checkUserExist,
        /*i18n*/ {
          id: 'docs.accounts.checkUserExist',
          message: 'Whether an email address or a mobile number is taken, for a ticket and within limits.',
        },
      ],
      [
        verifyCode,
        /*i18n*/ {
          id: 'docs.accounts.verifyCode',
          message:
            'Confirms a one-time code: 6 digits, 10 minutes, 5 attempts. For a new password the reply holds the `token` that sets it; for a new address `openSessions`, the sessions that may be ended.',
        },
      ],
      [
        verifyOtp,
        /*i18n*/ { id: 'docs.accounts.otp', message: 'The same under another path of the specification.' },
      ],
      [
        resendCode,
        /*i18n*/ {
          id: 'docs.accounts.resendCode',
          message:
            'Sends another code by email or SMS, 60 seconds after the last one at the earliest; the old one is dead then.',
        },
      ],
      [
        isVerified,
        /*i18n*/ {
          id: 'docs.accounts.isVerified',
          message: 'How far a registration has come: its address confirmed, an admin’s approval given.',
        },
      ],
      [
        forgotPassword,
        /*i18n*/ {
          id: 'docs.accounts.forgotPassword',
          message:
            'Sends a code with which a new password can be set. The answer is the same for an unknown address.',
        },
      ],
      [
        resetPassword,
        /*i18n*/ {
          id: 'docs.accounts.resetPassword',
          message:
            'Sets a password with the token of a code, of an invitation or of a one-time password. A token works once; every session ends.',
        },
      ],
      [
        findPartners,
        /*i18n*/ {
          id: 'docs.accounts.findPartners',
          message: 'The outside systems that accounts depend on, and which of them are local stand-ins.',
        },
      ],
    ],
  },
  {
    id: 'ownAccount',
    title: /*i18n*/ { id: 'docs.accounts.own', message: 'The own account' },
    endpoints: [
      [
        findOwnAccount,
        /*i18n*/ { id: 'docs.accounts.findOwnAccount', message: 'The calling account, with its photo.' },
      ],
      [
        updateOwnAccount,
        /*i18n*/ {
          id: 'docs.accounts.updateOwnAccount',
          message:
            'Changes the name, the language of messages, or the photo (a PNG, JPEG or GIF as a data URI; `null` takes it away).',
        },
      ],
      [
        changeContact,
        /*i18n*/ {
          id: 'docs.accounts.changeContact',
          message:
            'Starts to change the email address or the mobile number: a code goes to the new one and confirms it.',
        },
      ],
      [
        changePassword,
        /*i18n*/ {
          id: 'docs.accounts.changePassword',
          message:
            'Changes the password to another one. Every session, code and link ends; the reply is a new session.',
        },
      ],
      [
        findSessions,
        /*i18n*/ {
          id: 'docs.accounts.findSessions',
          message:
            'The open sessions, the newest first. A session ends 30 days after signing in, however much it is used, so that a stolen token stops working; and after 7 days without use (the operator may set 1 to 30), so that a browser left behind does. It ends earlier with every new password, block, deletion or role.',
        },
      ],
      [endSession, /*i18n*/ { id: 'docs.accounts.endSession', message: 'Ends one of the own sessions.' }],
      [
        endOtherSessions,
        /*i18n*/ {
          id: 'docs.accounts.endOtherSessions',
          message: 'Ends every session except the calling one.',
        },
      ],
      [
        startIdentityCheck,
        /*i18n*/ {
          id: 'docs.accounts.startIdentityCheck',
          message: 'Asks Nafath to confirm a Saudi identity; `random` is the number to choose in its app.',
        },
      ],
      [
        checkIdentityCheck,
        /*i18n*/ {
          id: 'docs.accounts.checkIdentityCheck',
          message: 'How far that has come. Only its starter may ask.',
        },
      ],
      [
        identityCallback,
        /*i18n*/ {
          id: 'docs.accounts.identityCallback',
          message: 'For Nafath alone: reports a decision. Only the signed token in it counts.',
        },
      ],
      [
        findOwnData,
        /*i18n*/ {
          id: 'docs.accounts.findOwnData',
          message: 'Everything kept about the account, as one document.',
        },
      ],
      [
        deleteOwnAccount,
        /*i18n*/ {
          id: 'docs.accounts.deleteOwnAccount',
          message:
            'Requests deletion of the account, carried out after 30 days; signing in with `restore` undoes it.',
        },
      ],
    ],
  },
  securityGroup,
  {
    id: 'subUsers',
    title: /*i18n*/ { id: 'docs.accounts.subUsers', message: 'Sub-users of a subscriber' },
    endpoints: [
      [
        findSubUsers,
        /*i18n*/ { id: 'docs.accounts.findSubUsers', message: 'The subscriber’s own sub-users.' },
      ],
      [
        createSubUser,
        /*i18n*/ {
          id: 'docs.accounts.createSubUser',
          message: 'Invites a sub-user by email; they set their password with the link in it.',
        },
      ],
      [
        updateSubUser,
        /*i18n*/ {
          id: 'docs.accounts.updateSubUser',
          message: 'Changes a sub-user’s name or the language of their messages.',
        },
      ],
      [
        removeSubUser,
        /*i18n*/ { id: 'docs.accounts.removeSubUser', message: 'Removes a sub-user at once and for good.' },
      ],
    ],
  },
  {
    id: 'users',
    title: /*i18n*/ { id: 'docs.accounts.users', message: 'Accounts, for admins' },
    endpoints: [
      [
        pageUsers,
        /*i18n*/ {
          id: 'docs.accounts.pageUsers',
          message: 'The accounts an admin manages, a page at a time.',
        },
      ],
      [
        findUser,
        /*i18n*/ {
          id: 'docs.accounts.findUser',
          message: 'One account. One that is not the admin’s to manage is answered as a missing one.',
        },
      ],
      [
        createUser,
        /*i18n*/ {
          id: 'docs.accounts.createUser',
          message:
            'Adds an account, with an invitation or a generated password. Only a `SUPER_ADMIN` adds admins.',
        },
      ],
      [
        updateUser,
        /*i18n*/ {
          id: 'docs.accounts.updateUser',
          message:
            'Changes an account. A new role, email or mobile number ends every way into it: sessions, codes, links.',
        },
      ],
      [
        removeUser,
        /*i18n*/ {
          id: 'docs.accounts.removeUser',
          message: 'Removes an account; for 30 days it can be restored.',
        },
      ],
      [
        activateUser,
        /*i18n*/ {
          id: 'docs.accounts.activateUser',
          message: 'Approves a registration, reactivates an inactive account, or lifts a block.',
        },
      ],
      [
        deactivateUser,
        /*i18n*/ {
          id: 'docs.accounts.deactivateUser',
          message: 'Deactivates an account; every way into it ends: sessions, codes, links.',
        },
      ],
      [
        blockUser,
        /*i18n*/ {
          id: 'docs.accounts.blockUser',
          message: 'Blocks an account; every way into it ends: sessions, codes, links.',
        },
      ],
      [
        restoreUser,
        /*i18n*/ { id: 'docs.accounts.restoreUser', message: 'Undoes a deletion within its 30 days.' },
      ],
      [
        resetUserPassword,
        /*i18n*/ {
          id: 'docs.accounts.resetUserPassword',
          message: 'Gives an account a generated password for one sign-in, shown once.',
        },
      ],
    ],
  },
];
