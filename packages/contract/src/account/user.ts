import * as z from 'zod/mini';
import { account, accountLanguages, maxProfileImageLength, ownAccount } from './account.ts';
import { codeRequest } from './auth.ts';
import { type DescribedEndpoint, type Endpoint, kilobyte, nothing } from '../api/endpoint.ts';
import { choice, id, instant } from '../api/field.ts';
import { pageOf } from '../api/list-filter.ts';
import { ownPassword } from './password.ts';
import { keyQuery, pageQuery } from '../api/list-query.ts';
import { email, imageDataUri, mobile, personName } from '../api/text-format.ts';

const rowId = z.strictObject({ id: id() });
const person = {
  firstName: personName(),
  lastName: personName(),
  email: email(),
  mobile: mobile(),
  language: z.exactOptional(choice(accountLanguages)),
};
const { firstName, lastName, language } = person;
const changedPerson = {
  firstName: z.exactOptional(firstName),
  lastName: z.exactOptional(lastName),
  email: z.exactOptional(person.email),
  mobile: z.exactOptional(person.mobile),
  language,
};

/** The ways a new account gets its first password: a link in an email, or one generated and displayed once. */
export const firstPasswords = ['invitation', 'generated'] as const;

/** Roles that admins add; sub-users are added by their subscriber. */
export const addableRoles = ['SUPER_ADMIN', 'ADMIN', 'USER'] as const;

/** A generated password: displayed once, to be changed at the first sign-in. */
const generated = { password: z.string(), expiresAt: instant() };

export const findUser = {
  method: 'GET',
  path: '/user',
  access: 'admin',
  summary: 'One account',
  description: 'One account. One that is not the admin’s to manage is answered as a missing one.',
  query: keyQuery,
  body: nothing,
  reply: account,
} as const satisfies Endpoint;

export const pageUsers = {
  method: 'GET',
  path: '/user/page',
  access: 'admin',
  summary: 'Accounts, a page at a time',
  description: 'The accounts an admin manages, a page at a time.',
  query: pageQuery,
  body: nothing,
  reply: pageOf(account),
} as const satisfies Endpoint;

export const createUser = {
  method: 'POST',
  path: '/user',
  writes: 'create',
  access: 'admin',
  summary: 'Add an account; only a SUPER_ADMIN adds admins',
  description:
    'Adds an account, with an invitation or a generated password. Only a `SUPER_ADMIN` adds admins.',
  query: nothing,
  body: z.strictObject({ ...person, role: choice(addableRoles), firstPassword: choice(firstPasswords) }),
  reply: z.object({ account, generated: z.nullable(z.object(generated)) }),
} as const satisfies Endpoint;

export const updateUser = {
  method: 'PATCH',
  path: '/user',
  writes: 'update',
  access: 'admin',
  summary: 'Change an account; a new role ends its sessions',
  description:
    'Changes an account. A new role, email or mobile number ends every way into it: sessions, codes, links.',
  query: nothing,
  body: z.strictObject({ id: id(), ...changedPerson, role: z.exactOptional(choice(addableRoles)) }),
  reply: account,
} as const satisfies Endpoint;

export const removeUser = {
  method: 'DELETE',
  path: '/user',
  access: 'admin',
  summary: 'Remove an account; it can be restored in the days of grace',
  description: 'Removes an account; for 30 days it can be restored.',
  query: keyQuery,
  body: nothing,
  reply: account,
} as const satisfies Endpoint;

const verb = <const Path extends `/user/${string}`>(path: Path, summary: string, description: string) =>
  ({
    method: 'POST',
    path,
    access: 'admin',
    summary,
    description,
    query: nothing,
    body: rowId,
    reply: account,
  }) as const satisfies Endpoint;

export const activateUser = verb(
  '/user/activate',
  'Approve a registration, wake a resting account or lift a block',
  'Approves a registration, reactivates an inactive account, or lifts a block.',
);
export const deactivateUser = verb(
  '/user/deactivate',
  'Rest an account; every way into it ends',
  'Deactivates an account; every way into it ends: sessions, codes, links.',
);
export const blockUser = verb(
  '/user/block',
  'Block an account; every way into it ends',
  'Blocks an account; every way into it ends: sessions, codes, links.',
);
export const restoreUser = verb(
  '/user/restore-user',
  'Take back the deletion of an account in its days of grace',
  'Undoes a deletion within its 30 days.',
);

export const resetUserPassword = {
  method: 'POST',
  path: '/user/reset-password',
  access: 'admin',
  summary: 'Give an account a generated one-time password, shown once',
  description: 'Gives an account a generated password for one sign-in, shown once.',
  query: nothing,
  body: rowId,
  reply: z.object(generated),
} as const satisfies Endpoint;

export const updateOwnAccount = {
  method: 'PATCH',
  path: '/user/info',
  writes: 'update',
  clearedByNull: ['profileImage'],
  access: 'signedIn',
  beforeAcceptance: true,
  summary: 'Change the own name, language or photo',
  description:
    'Changes the name, the language of messages, or the photo (a PNG, JPEG or GIF as a data URI; `null` takes it away).',
  query: nothing,
  body: z.strictObject({
    firstName: z.exactOptional(firstName),
    lastName: z.exactOptional(lastName),
    language,
    /** null removes the photo. */
    profileImage: z.exactOptional(z.nullable(imageDataUri(maxProfileImageLength))),
  }),
  bodyLimit: 512 * kilobyte,
  reply: ownAccount,
} as const satisfies Endpoint;

export const changeContact = {
  method: 'POST',
  path: '/user/change-contact',
  access: 'signedIn',
  beforeAcceptance: true,
  summary: 'Change the own email address or mobile number; a code goes to the new one',
  description:
    'Starts to change the email address or the mobile number: a code goes to the new one and confirms it.',
  query: nothing,
  body: z.strictObject({
    currentPassword: ownPassword(),
    /** One of the two. */
    email: z.exactOptional(email()),
    mobile: z.exactOptional(mobile()),
  }),
  reply: codeRequest,
} as const satisfies Endpoint;

export const findOwnData = {
  method: 'GET',
  path: '/user/my-data',
  access: 'signedIn',
  summary: 'Everything kept about the own account, as one document',
  description: 'Everything kept about the account, as one document.',
  query: nothing,
  body: nothing,
  reply: z.looseObject({ account: ownAccount }),
} as const satisfies Endpoint;

export const deleteOwnAccount = {
  method: 'POST',
  path: '/user/delete-my-account',
  access: 'signedIn',
  beforeAcceptance: true,
  summary: 'Ask for the deletion of the own account, carried out after the days of grace',
  description:
    'Requests deletion of the account, carried out after 30 days; signing in with `restore` undoes it.',
  query: nothing,
  body: z.strictObject({ password: ownPassword() }),
  reply: z.object({ deletedAt: instant(), until: instant() }),
} as const satisfies Endpoint;

export const findSubUsers = {
  method: 'GET',
  path: '/user/sub-user',
  access: 'subscriber',
  summary: 'The own sub-users',
  description: 'The subscriber’s own sub-users.',
  query: nothing,
  body: nothing,
  reply: z.array(account),
} as const satisfies Endpoint;

export const createSubUser = {
  method: 'POST',
  path: '/user/sub-user',
  writes: 'create',
  access: 'subscriber',
  summary: 'Invite a sub-user, who sets their password by a link',
  description: 'Invites a sub-user by email; they set their password with the link in it.',
  query: nothing,
  body: z.strictObject(person),
  reply: account,
} as const satisfies Endpoint;

export const updateSubUser = {
  method: 'PATCH',
  path: '/user/sub-user',
  writes: 'update',
  access: 'subscriber',
  summary: 'Change the name of a sub-user',
  description: 'Changes a sub-user’s name or the language of their messages.',
  query: nothing,
  body: z.strictObject({
    id: id(),
    firstName: z.exactOptional(firstName),
    lastName: z.exactOptional(lastName),
    language,
  }),
  reply: account,
} as const satisfies Endpoint;

export const removeSubUser = {
  method: 'DELETE',
  path: '/user/sub-user',
  access: 'subscriber',
  summary: 'Remove a sub-user at once and for good',
  description: 'Removes a sub-user at once and for good.',
  query: keyQuery,
  body: nothing,
  reply: account,
} as const satisfies Endpoint;

export const ownUserEndpoints: readonly DescribedEndpoint[] = [
  updateOwnAccount,
  changeContact,
  findOwnData,
  deleteOwnAccount,
];

export const subUserEndpoints: readonly DescribedEndpoint[] = [
  findSubUsers,
  createSubUser,
  updateSubUser,
  removeSubUser,
];

export const managedUserEndpoints: readonly DescribedEndpoint[] = [
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
];
