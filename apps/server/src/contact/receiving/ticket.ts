import { shortestWriting } from '@saer/contract/contact/contact-text';
import { readSignedText, signText } from '../../secrets/signed-text.ts';

/** A page may stay open for a day; its script fetches another ticket then. */
const longestMs = 24 * 60 * 60 * 1_000;

/** A ticket for one message from a form that is opened now. */
export const newContactTicket = (secretKey: string, now = Date.now()): string =>
  signText(secretKey, 'contactTicket', `${crypto.randomUUID()}.${now}`);

/** The id of a ticket that is ours and neither too new nor too old. */
export function getContactTicketId(secretKey: string, ticket: string, now = Date.now()): string | undefined {
  const [id, from] = readSignedText(secretKey, 'contactTicket', ticket)?.split('.') ?? [];
  const age = now - Number(from);
  return age >= shortestWriting && age <= longestMs ? id : undefined;
}
