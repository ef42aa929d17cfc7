import { AppError } from '../../http/replies/app-error.ts';
import type { Caller } from '../../http/requests/caller.ts';
import { requireWithin } from '../limits/limit.ts';
import { networkOf } from '../../http/limits/network-of.ts';
import { checksFrom, checksOfTicket } from '../limits/sign-in-limits.ts';
import type { SignInDependencies } from '../sign-in/sign-in-dependencies.ts';
import { getAddressOwner } from './find-address-owner.ts';
import { getTicketId } from './ticket.ts';

interface Asked {
  readonly ticket: string;
  readonly email?: string;
  readonly mobile?: string;
}

/** Whether an address or a number is taken, for a registration form and a limited number of times; never in strict mode. */
export async function checkExist(
  deps: SignInDependencies,
  { ticket, email, mobile }: Asked,
  caller: Caller,
): Promise<{ exists: boolean }> {
  if (email === undefined && mobile === undefined) throw new AppError({ code: 'required', field: 'email' });
  const id = getTicketId(deps, ticket);
  if (id === undefined) throw new AppError({ code: 'ticketExpired', field: 'ticket' });
  await requireWithin(deps, checksFrom, networkOf(caller.address));
  await requireWithin(deps, checksOfTicket, id);
  const holder = await getAddressOwner(deps.db, { email, mobile });
  const exists = deps.settings.existCheck !== 'strict' && holder !== undefined;
  deps.log('checkExist', caller, { username: email?.toLowerCase() ?? mobile ?? '', exists });
  return { exists };
}
