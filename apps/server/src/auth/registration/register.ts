import * as z from 'zod/mini';
import { type CodeRequest, registration } from '@saer/contract/account/auth';
import type { Caller } from '../../http/requests/caller.ts';
import { findAccepted } from '../../legal/acceptance/acceptance.ts';
import { startCode } from '../codes/start-code.ts';
import { requireSend, checksFrom, checksOfTicket } from '../limits/sign-in-limits.ts';
import { hashPassword } from '../passwords/password.ts';
import { requireStrength, checkPasswordStrength, splitOwnWords } from '../passwords/password-strength.ts';
import { toRequester } from '../sessions/known-device.ts';
import type { SignInDependencies } from '../sessions/security-log.ts';
import { pendingRegistration, oneTimeCode } from '../tables.ts';
import { getAddressOwner } from '../../principals/queries.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { requireWithin, type LimitDependencies } from '../limits/limit.ts';
import { toNetwork } from '../../http/requests/client-address.ts';
import type { FieldError } from '@saer/contract/api/error-reply';
import { fieldErrorsOf } from '@saer/contract/api/field-errors-of';
import { keyedHash, sameHash } from '../../secrets/keyed-hash.ts';
import { and, eq, isNull } from 'drizzle-orm';
import { account } from '../../principals/tables.ts';
import type { Database } from '../../database/database.ts';

const minutes = 10;

const signature = (secretKey: string, id: string, until: string) =>
  keyedHash(secretKey, 'ticket', `${id}\0${until}`);

/** Lets a registration form ask a few times whether an address is taken. Nothing is stored: the ticket proves itself. */
export function newTicket({ secretKey }: Pick<LimitDependencies, 'secretKey'>): {
  ticket: string;
  expiresAt: string;
} {
  const id = crypto.randomUUID();
  const until = Date.now() + minutes * 60_000;
  const ticket = [id, until, signature(secretKey, id, String(until))].join('.');
  return { ticket, expiresAt: new Date(until).toISOString() };
}

/** The id of a ticket that is ours and still good. */
function getTicketId(
  { secretKey }: Pick<LimitDependencies, 'secretKey'>,
  ticket: string,
): string | undefined {
  const [id = '', until = '', proof = ''] = ticket.split('.');
  const isOurs = sameHash(proof, signature(secretKey, id, until));
  return isOurs && Number(until) > Date.now() ? id : undefined;
}

type Registration = z.output<typeof registration>;

/**
 * Takes a registration, which becomes an account that waits for an admin once its code is confirmed. Whether the address has an
 * account already changes one thing: which of two messages goes to it. Every statement is the same, and so is the time.
 */
export async function register(
  deps: SignInDependencies,
  requested: Registration,
  caller: Caller,
): Promise<CodeRequest> {
  const { firstName, lastName, mobile, language, password, calculation = null } = requested;
  const email = requested.email.toLowerCase();
  const accepted = await findAccepted(deps.db, requested.acceptedVersions);
  await requireStrength(password, requested);
  await requireSend(deps, caller, email, mobile);
  const passwordHash = await hashPassword(password);
  const request = await deps.db.transaction(async (tx) => {
    const id = crypto.randomUUID();
    const values = { firstName, lastName, email: requested.email, mobile, language, calculation, accepted };
    await tx.insert(pendingRegistration).values({ id, ...values, passwordHash });
    return startCode(tx, deps, {
      purpose: 'registration',
      registrationId: id,
      holder: await getAddressOwner(tx, { email }),
      channel: 'email',
      email,
      mobile,
      language,
      requester: toRequester(deps.secretKey, caller),
    });
  });
  deps.log('register', caller, { username: email });
  return request;
}

interface Asked {
  readonly ticket: string;
  readonly email?: string;
  readonly mobile?: string;
}

/** Tells whether an address or a number is taken, for a registration form and a limited number of times; never in strict mode. */
export async function checkExist(
  deps: SignInDependencies,
  { ticket, email, mobile }: Asked,
  caller: Caller,
): Promise<{ exists: boolean }> {
  if (email === undefined && mobile === undefined) throw new AppError({ code: 'required', field: 'email' });
  const id = getTicketId(deps, ticket);
  if (id === undefined) throw new AppError({ code: 'ticketExpired', field: 'ticket' });
  await requireWithin(deps, checksFrom, toNetwork(caller.address));
  await requireWithin(deps, checksOfTicket, id);
  const holder = await getAddressOwner(deps.db, { email, mobile });
  const exists = deps.settings.existCheck !== 'strict' && holder !== undefined;
  deps.log('checkExist', caller, { username: email?.toLowerCase() ?? mobile ?? '', exists });
  return { exists };
}

type Fields = Readonly<Record<string, unknown>>;

const schemas: Readonly<Record<string, z.core.$ZodType>> = registration.shape;

function faultsAt(name: string, value: unknown): readonly FieldError[] {
  const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined;
  if (schema === undefined) return [{ code: 'unknownField', field: name, details: { name } }];
  const result = z.safeParse(schema, value, { reportInput: true });
  return result.success ? [] : fieldErrorsOf(result.error, [name]);
}

const textAt = (fields: Fields, name: string): string => {
  const value = fields[name];
  return typeof value === 'string' ? value.slice(0, 300) : '';
};

/** Validates the given registration fields individually; missing ones are ignored. */
export async function checkFields(fields: Fields): Promise<readonly FieldError[]> {
  const fieldErrors = Object.entries(fields).flatMap(([name, value]) => faultsAt(name, value));
  const password = textAt(fields, 'password');
  if (password === '' || fieldErrors.some(({ field }) => field === 'password')) return fieldErrors;
  const code = await checkPasswordStrength(
    password,
    splitOwnWords({
      firstName: textAt(fields, 'firstName'),
      lastName: textAt(fields, 'lastName'),
      email: textAt(fields, 'email'),
      mobile: textAt(fields, 'mobile'),
    }),
  );
  return code === undefined ? fieldErrors : [...fieldErrors, { code, field: 'password' }];
}

/** The state of the registration of a code. For unknown codes and decoys nothing is revealed. */
export async function registrationState(
  db: Database,
  requestId: string,
): Promise<{ isVerified: boolean; isApproved: boolean }> {
  const [found] = await db
    .select({ isVerified: account.isVerified, status: account.status })
    .from(oneTimeCode)
    .innerJoin(account, eq(account.id, oneTimeCode.accountId))
    .where(
      and(
        eq(oneTimeCode.id, requestId.toLowerCase()),
        eq(oneTimeCode.purpose, 'registration'),
        isNull(account.deletedAt),
      ),
    );
  const isVerified = found?.isVerified === true;
  return { isVerified, isApproved: isVerified && found.status === 'ACTIVE' };
}
