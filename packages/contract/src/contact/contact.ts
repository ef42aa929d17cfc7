import * as z from 'zod/mini';
import { messageStates } from './notification.ts';
import { accountLanguages } from '../account/account.ts';
import { contactDecisions, contactStates } from './contact-lifecycle.ts';
import {
  contactFormPath,
  contactPath,
  countLinks,
  isOnlyLinks,
  longestMessage,
  maxDocumentMegabytes,
  maxLinks,
  maxPictureLength,
  shortestMessage,
} from './contact-text.ts';
import { type DescribedEndpoint, type Endpoint, kilobyte, nothing } from '../api/endpoint.ts';
import { choice, count, id, instant, text, yesOrNo } from '../api/field.ts';
import { pageOf } from '../api/list-filter.ts';
import { keyQuery, keysQuery, pageQuery, rowVersion } from '../api/list-query.ts';
import { email, filled, imageDataUri, personName, plainText, uuid } from '../api/text-format.ts';
import { pdfDataUri } from './pdf-data-uri.ts';
import { writtenText } from '../api/written-text.ts';
import { fileId } from '../site/file.ts';

/** A signed ticket, or a token of a link. */
const signedToken = () => text(200);

const isLongEnough = (value: string): boolean => Array.from(value.trim()).length >= shortestMessage;

/** The text of a message: plain, with few links, and with words beside them. */
const contactText = () =>
  plainText(longestMessage).check(
    z.refine(isLongEnough, { error: 'textTooShort', params: { minimum: shortestMessage }, abort: true }),
    z.refine((value) => countLinks(value) <= maxLinks, {
      error: 'tooManyLinks',
      params: { maximum: maxLinks },
      abort: true,
    }),
    z.refine((value) => !isOnlyLinks(value), 'linksOnly'),
  );

/** Ticket for one message from a form that is opened now, and the other ways to reach us, if any. */
export const contactForm = {
  method: 'POST',
  path: contactFormPath,
  access: 'public',
  summary: 'A ticket for one contact message, and the other ways to reach us',
  description:
    'A ticket for one message, valid for a day, and our address and phone number where we have set them.',
  query: nothing,
  body: nothing,
  reply: z.object({
    ticket: signedToken(),
    email: z.nullable(text(254)),
    /** E.164. */
    phone: z.nullable(text(16)),
  }),
} as const satisfies Endpoint;

/** Number that people quote when they write or call about a message. */
const reference = () => text(20);

export const sendContactMessage = {
  method: 'POST',
  path: contactPath,
  access: 'public',
  summary: 'Send us a message, or answer our reply',
  description:
    'Sends a message of 10 to 5,000 characters with 3 links at most, and a picture or a PDF if you like; returns its number, which a mail repeats. With the `thread` of a reply’s link it continues that conversation. The same ticket with the same message is the same message. A signed-in sender’s message is linked to their account.',
  query: nothing,
  body: z.strictObject({
    ticket: signedToken(),
    /** Needed without `thread`. */
    name: z.exactOptional(personName()),
    /** Needed without `thread`. */
    email: z.exactOptional(email()),
    message: contactText(),
    /** A png, jpeg or gif as a data URI. */
    picture: z.exactOptional(imageDataUri(maxPictureLength)),
    /** A PDF as a data URI, in place of a picture. */
    document: z.exactOptional(pdfDataUri(maxDocumentMegabytes)),
    documentName: z.exactOptional(filled(255)),
    /** Left empty by people, who do not see it. */
    website: z.exactOptional(z.string('text').check(z.maxLength(500, 'text'))),
    /** The token of a reply's link: the message continues that conversation. */
    thread: z.exactOptional(signedToken()),
  }),
  bodyLimit: 4_500 * kilobyte,
  reply: z.object({ reference: reference() }),
} as const satisfies Endpoint;

const person = z.object({ id: id(), fullName: text(201) });

/** The characters of a message that lists show. */
export const excerptLength = 200;

/** A conversation that began with a message, as a list shows it. */
export const contactMessage = z.object({
  id: id(),
  version: rowVersion(),
  reference: reference(),
  createdAt: instant(),
  updatedAt: instant(),
  /** The sender's last message. */
  writtenAt: instant(),
  state: choice(contactStates),
  name: text(100),
  email: text(254),
  /** The language of the page it was written on; mails to the sender are in it. */
  language: choice(accountLanguages),
  /** The beginning of the first message. */
  excerpt: z.string(),
  /** Messages of both sides, without notes. */
  messages: count(1, 2_147_483_647),
  /** The sender's account, if they were signed in. */
  sender: z.nullable(person),
  assignee: z.nullable(person),
});
export type ContactMessage = z.infer<typeof contactMessage>;

export const contactEntryKinds = ['MESSAGE', 'REPLY', 'NOTE'] as const;

/** A message of the sender, a reply of ours, or a note that only admins see. */
export const contactEntry = z.object({
  id: id(),
  kind: choice(contactEntryKinds),
  text: z.string(),
  at: instant(),
  /** The admin of a reply or a note; null for the sender's own, and where the account is gone. */
  author: z.nullable(person),
  hasPicture: yesOrNo(),
  /** The sender's PDF, downloaded as a file of `contact-attachments`; null without one. */
  document: z.nullable(z.object({ fileId: fileId(), name: text(200), size: count(1, 2_147_483_647) })),
  /** Delivery of a reply's mail; null for other entries, and after 90 days. */
  delivery: z.nullable(choice(messageStates)),
});
export type ContactEntry = z.infer<typeof contactEntry>;

export const contactThread = z.object({ message: contactMessage, entries: z.array(contactEntry) });
export type ContactThread = z.infer<typeof contactThread>;

export const pageContactMessages = {
  method: 'GET',
  path: '/contact-us/page',
  access: 'admin',
  summary: 'Contact messages, a page at a time',
  description:
    'Contact messages, the newest first. Searched by number, name, email and the beginning of the message; filtered by `state`, `assigneeId`, `language` and the times.',
  query: pageQuery,
  body: nothing,
  reply: pageOf(contactMessage),
} as const satisfies Endpoint;

export const findContactThread = {
  method: 'GET',
  path: '/contact-us',
  access: 'admin',
  summary: 'A contact message with everything written since',
  description: 'A message with every further message, reply and note, the oldest first.',
  query: keyQuery,
  body: nothing,
  reply: contactThread,
} as const satisfies Endpoint;

export const findContactPicture = {
  method: 'GET',
  path: '/contact-us/picture',
  access: 'admin',
  summary: 'The picture sent with an entry of a conversation',
  description: 'The picture of an entry, encoded by us as WebP.',
  query: keyQuery,
  body: nothing,
  reply: nothing,
  repliesWith: 'image/webp',
} as const satisfies Endpoint;

const named = { id: id(), version: rowVersion() };

export const decideContactMessage = {
  method: 'PUT',
  path: '/contact-us',
  access: 'admin',
  summary: 'Take, close, reopen or mark a contact message as spam',
  description:
    'Takes (`take`), closes, reopens, or marks a message as spam or as none. What is not possible in its state is refused with 409 and changes nothing.',
  query: nothing,
  body: z.strictObject({ ...named, event: choice(contactDecisions) }),
  reply: contactThread,
} as const satisfies Endpoint;

export const assignContactMessage = {
  method: 'PATCH',
  path: '/contact-us',
  access: 'admin',
  summary: 'Assign a contact message to an admin, or to nobody',
  description: 'Assigns a message to an active admin; null to nobody.',
  query: nothing,
  body: z.strictObject({ ...named, assigneeId: z.nullable(id()) }),
  reply: contactThread,
} as const satisfies Endpoint;

export const longestReply = 10_000;

export const replyToContactMessage = {
  method: 'POST',
  path: '/contact-us/reply',
  access: 'admin',
  summary: 'Answer a contact message by mail',
  description:
    'Answers by mail, in the conversation of the earlier mails. With `awaitsAnswer` it waits for the sender, else it is answered. The same `key` is the same reply.',
  query: nothing,
  body: z.strictObject({
    ...named,
    /** Made for this reply: sent again, it is the same reply. */
    key: uuid(),
    text: writtenText(longestReply),
    /** True if it asks the sender something. */
    awaitsAnswer: yesOrNo(),
  }),
  reply: contactThread,
} as const satisfies Endpoint;

export const noteContactMessage = {
  method: 'POST',
  path: '/contact-us/note',
  access: 'admin',
  summary: 'Add a note that only admins see',
  description: 'Adds a note that only admins see.',
  query: nothing,
  body: z.strictObject({ id: id(), key: uuid(), text: writtenText(longestReply) }),
  reply: contactThread,
} as const satisfies Endpoint;

/** For waves of them: up to a hundred at once. Those that are spam already are left as they are. */
export const markContactSpam = {
  method: 'POST',
  path: '/contact-us/spam',
  access: 'admin',
  summary: 'Mark many contact messages as spam',
  description: 'Marks up to 100 messages as spam. Spam is erased after 30 days.',
  query: keysQuery,
  body: nothing,
  reply: z.object({ marked: z.array(id()) }),
} as const satisfies Endpoint;

export const removeContactMessages = {
  method: 'DELETE',
  path: '/contact-us',
  access: 'admin',
  summary: 'Erase contact messages, with everything written since',
  description: 'Erases up to 100 messages for good, with everything written since.',
  query: keysQuery,
  body: nothing,
  reply: z.object({ removed: z.array(id()) }),
} as const satisfies Endpoint;

export const findContactAssignees = {
  method: 'GET',
  path: '/contact-us/assignees',
  access: 'admin',
  summary: 'The admins to whom a contact message can be assigned',
  description: 'The active admins, by name.',
  query: nothing,
  body: nothing,
  reply: z.object({ admins: z.array(person) }),
} as const satisfies Endpoint;

export const exportContactMessages = {
  method: 'GET',
  path: '/contact-us/export',
  access: 'admin',
  summary: 'Contact messages that a filter finds, as a CSV file',
  description: 'All messages that a filter finds, as CSV, regardless of its page.',
  query: pageQuery,
  body: nothing,
  reply: nothing,
  repliesWith: ['text/csv'],
} as const satisfies Endpoint;

export const contactEndpoints: readonly DescribedEndpoint[] = [
  contactForm,
  sendContactMessage,
  pageContactMessages,
  findContactThread,
  findContactPicture,
  decideContactMessage,
  assignContactMessage,
  replyToContactMessage,
  noteContactMessage,
  markContactSpam,
  removeContactMessages,
  findContactAssignees,
  exportContactMessages,
];
