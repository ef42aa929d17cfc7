import type { LimitDependencies } from '../limits/limit.ts';
import { keyedHash, sameHash } from '../../secrets/keyed-hash.ts';

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
export function getTicketId(
  { secretKey }: Pick<LimitDependencies, 'secretKey'>,
  ticket: string,
): string | undefined {
  const [id = '', until = '', proof = ''] = ticket.split('.');
  const isOurs = sameHash(proof, signature(secretKey, id, until));
  return isOurs && Number(until) > Date.now() ? id : undefined;
}
