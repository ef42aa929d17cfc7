import { AppError } from '../../http/app-error.ts';
import type { Caller } from '../../http/caller.ts';
import { requireWithin } from '../limits/limit.ts';
import { networkOf } from '../../http/network-of.ts';
import { checksFrom, checksOfTicket } from '../limits/sign-in-limits.ts';
import type { SignInParts } from '../sign-in/sign-in-parts.ts';
import { findHolder } from './find-holder.ts';
import { getTicketId } from './ticket.ts';

interface Asked {
  readonly ticket: string;
  readonly email?: string;
  readonly mobile?: string;
}

/** Whether an address or a number is taken, to a registration form and few times; never where the operator wants it kept. */
export async function checkExist(
  parts: SignInParts,
  { ticket, email, mobile }: Asked,
  caller: Caller,
): Promise<{ exists: boolean }> {
  if (email === undefined && mobile === undefined) throw new AppError({ code: 'required', field: 'email' });
  const id = getTicketId(parts, ticket);
  if (id === undefined) throw new AppError({ code: 'ticketExpired', field: 'ticket' });
  await requireWithin(parts, checksFrom, networkOf(caller.address));
  await requireWithin(parts, checksOfTicket, id);
  const holder = await findHolder(parts.db, { email, mobile });
  const exists = parts.settings.existCheck !== 'strict' && holder !== undefined;
  parts.log('checkExist', caller, { username: email?.toLowerCase() ?? mobile ?? '', exists });
  return { exists };
}
