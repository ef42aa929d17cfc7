import type * as z from 'zod/mini';
import type { sendContactMessage as endpoint } from '@saer/contract/contact/contact';
import { and, eq } from 'drizzle-orm';
import { countUse, requireWithin } from '../../auth/limits/limit.ts';
import { AppError } from '../../http/replies/app-error.ts';
import type { Caller } from '../../http/requests/caller.ts';
import { toNetwork } from '../../http/requests/client-address.ts';
import { reencodeForGuest, reencodePicture } from '../../images/reencode-picture.ts';
import { pdfName } from '../../storage/files/plain-file-name.ts';
import { saveBytes, type WrittenBytes } from '../../storage/files/save-file.ts';
import { readSignedText, signText } from '../../secrets/keyed-hash.ts';
import { contactEntry, contactMessage } from '../tables.ts';
import {
  maxUnread,
  messagesFrom,
  messagesFromADay,
  messagesOfAccount,
  messagesOfGuests,
  messagesOfGuestsADay,
  messagesOfThread,
  documentsOfGuests,
  picturesOfGuests,
  type Attachment,
  type ContactDependencies,
  saveFirstMessage,
  saveNextMessage,
} from './save-message.ts';
import { shortestWriting } from '@saer/contract/contact/contact-text';

/** A page may stay open for a day; its script fetches another ticket then. */
const longestMs = 24 * 60 * 60 * 1_000;

/** A ticket for one message from a form that is opened now. */
export const newContactTicket = (secretKey: string, now = Date.now()): string =>
  signText(secretKey, 'contactTicket', `${crypto.randomUUID()}.${now}`);

/** The id of a ticket that is ours and neither too new nor too old. */
function getContactTicketId(secretKey: string, ticket: string, now = Date.now()): string | undefined {
  const [id, from] = readSignedText(secretKey, 'contactTicket', ticket)?.split('.') ?? [];
  const age = now - Number(from);
  return age >= shortestWriting && age <= longestMs ? id : undefined;
}

export type SentMessage = z.output<typeof endpoint.body>;
type Sender = Pick<Caller, 'address' | 'language'> & { readonly accountId: number | undefined };

/** One refusal for all that only a program does, so that it does not learn what gave it away. People lose nothing by it. */
const notAccepted = () => new AppError({ code: 'messageNotAccepted' });

/** The refusal of a message because of what others sent: nothing that its writer did. */
const closed = ({ contactEmail }: ContactDependencies, milliseconds: number): AppError =>
  new AppError({
    code: 'contactClosed',
    details: {
      seconds: Math.max(1, Math.ceil(milliseconds / 1_000)),
      minutes: Math.max(1, Math.ceil(milliseconds / 60_000)),
      email: contactEmail ?? null,
    },
  });

function requireOpenFor(deps: ContactDependencies, { accountId }: Sender): void {
  const left = deps.guests.fullUntil - Date.now();
  if (accountId === undefined && left > 0) throw closed(deps, left);
}

/** The reference of a message that has arrived already, where its answer was lost; refused if the ticket was used for another. */
async function findRepeated({ db }: ContactDependencies, key: string, { message }: SentMessage) {
  const [known] = await db
    .select({ text: contactEntry.text, reference: contactMessage.reference })
    .from(contactEntry)
    .innerJoin(contactMessage, eq(contactMessage.id, contactEntry.contactId))
    .where(and(eq(contactEntry.key, key), eq(contactEntry.kind, 'MESSAGE')));
  if (known !== undefined && known.text !== message) throw notAccepted();
  return known?.reference;
}

async function requireUnreadSpace(deps: ContactDependencies): Promise<void> {
  const unread = await deps.db.$count(contactMessage, eq(contactMessage.state, 'NEW'));
  if (unread >= maxUnread) throw closed(deps, 60 * 60 * 1_000);
}

const fileLimits = { picture: picturesOfGuests, document: documentsOfGuests } as const;

async function requireFileSpace(deps: ContactDependencies, field: keyof typeof fileLimits): Promise<void> {
  const { isWithin, msBeforeNext } = await countUse(deps, fileLimits[field], 'all');
  if (isWithin) return;
  const seconds = Math.max(1, Math.ceil(msBeforeNext / 1_000));
  throw new AppError({ code: 'guestFilesClosed', field, details: { seconds } });
}

async function requireLimits(
  deps: ContactDependencies,
  { picture, document }: SentMessage,
  { accountId, address }: Sender,
): Promise<void> {
  if (accountId !== undefined) {
    await requireWithin(deps, messagesOfAccount, String(accountId));
    return;
  }
  const network = toNetwork(address);
  await requireWithin(deps, messagesFrom, network);
  await requireWithin(deps, messagesFromADay, network);
  for (const limit of [messagesOfGuests, messagesOfGuestsADay]) {
    const { isWithin, msBeforeNext } = await countUse(deps, limit, 'all');
    if (isWithin) continue;
    deps.guests.fullUntil = Date.now() + msBeforeNext;
    throw closed(deps, msBeforeNext);
  }
  if (picture !== undefined) await requireFileSpace(deps, 'picture');
  if (document !== undefined) await requireFileSpace(deps, 'document');
}

const bytesIn = (dataUri: string): Buffer => Buffer.from(dataUri.slice(dataUri.indexOf(',') + 1), 'base64');

/** The stored form of what was sent with a message: a picture's pixels alone, a PDF as it is, which nothing here opens. */
async function attachmentOf(
  { picture, document, documentName = 'document' }: SentMessage,
  { accountId }: Sender,
): Promise<Attachment | undefined> {
  if (document !== undefined)
    return { name: pdfName(documentName), mediaType: 'application/pdf', bytes: bytesIn(document) };
  if (picture === undefined) return undefined;
  const reencode = accountId === undefined ? reencodeForGuest : reencodePicture;
  const { picture: bytes } = await reencode(bytesIn(picture), 'picture');
  return { name: 'picture.webp', mediaType: 'image/webp', bytes };
}

/** Receives a message of the contact form, or an answer to a reply of ours; returns the reference of its conversation. */
export async function receiveMessage(
  deps: ContactDependencies,
  sent: SentMessage,
  sender: Sender,
): Promise<{ reference: string }> {
  const key = getContactTicketId(deps.secretKey, sent.ticket);
  if (key === undefined || (sent.website ?? '') !== '') throw notAccepted();
  requireOpenFor(deps, sender);
  const reference =
    sent.thread === undefined ? undefined : readSignedText(deps.secretKey, 'contactThread', sent.thread);
  if (sent.thread !== undefined && reference === undefined)
    throw new AppError({ code: 'linkExpired', field: 'thread' });
  const { name, email, picture, document } = sent;
  if (picture !== undefined && document !== undefined)
    throw new AppError({ code: 'invalidValue', field: 'document' });
  if (reference === undefined && name === undefined)
    throw new AppError({ code: 'nameRequired', field: 'name' });
  if (reference === undefined && email === undefined)
    throw new AppError({ code: 'required', field: 'email' });
  const repeated = await findRepeated(deps, key, sent);
  if (repeated !== undefined) return { reference: repeated };
  await requireLimits(deps, sent, sender);
  if (reference !== undefined) await requireWithin(deps, messagesOfThread, reference);
  else await requireUnreadSpace(deps);
  const attachment = await attachmentOf(sent, sender);
  const save = (written: WrittenBytes | undefined) => {
    const file =
      attachment === undefined || written === undefined
        ? null
        : { name: attachment.name, mediaType: attachment.mediaType, written };
    const entry = { key, text: sent.message, file };
    if (reference !== undefined) return saveNextMessage(deps, reference, entry);
    return saveFirstMessage(deps, entry, { ...sender, name: name ?? '', email: email ?? '' });
  };
  return attachment === undefined ? save(undefined) : saveBytes(deps.files, attachment.bytes, save);
}
