import * as z from 'zod/mini';
import type { Attachment } from 'postal-mime';
import type { CodeChannel } from '@saer/contract/account/auth';
import type { SmsProvider } from '../../integration-settings.ts';

/** News of one message from whoever carries it, whatever the form. */
export interface DeliveryReport {
  readonly channel: CodeChannel;
  /** The names under which it may know the message: its own id for it, and ours. */
  readonly ids: readonly string[];
  /** `underway`: nothing to write down. */
  readonly outcome: 'delivered' | 'bounced' | 'complained' | 'underway';
  /** True if another try is of no use for what came back. */
  readonly isPermanent: boolean;
  readonly reason: string | null;
  /** When it happened, as it says. */
  readonly at: string | null;
}

const longestReason = 200;

/** A reason as one line of printable text, without addresses; null where nothing is left. */
function parseReason(text: string | undefined): string | null {
  const line = (text ?? '')
    .slice(0, 2_000)
    .replaceAll(/\S*@\S*/g, '…')
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, longestReason);
  return line === '' ? null : line;
}

const attachmentText = ({ content }: Attachment): string =>
  typeof content === 'string' ? content : Buffer.from(new Uint8Array(content)).toString('utf8');

/** Fields of a block of header lines, continued lines joined, by their names in lower case; the first of each. */
function parseHeaders(block: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const line of block.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const at = line.indexOf(':');
    const name = line.slice(0, at).trim().toLowerCase();
    if (at > 0 && !fields.has(name)) fields.set(name, line.slice(at + 1).trim());
  }
  return fields;
}

const outcomes: Readonly<Record<string, DeliveryReport['outcome']>> = {
  delivered: 'delivered',
  failed: 'bounced',
  delayed: 'bounced',
};

/** Names of the mail that came back: from the part with its headers, or from what the report itself says of it. */
function findIds(attachments: readonly Attachment[], fields: ReadonlyMap<string, string>): string[] {
  const returned = attachments
    .filter(({ mimeType }) => ['text/rfc822-headers', 'message/rfc822'].includes(mimeType.toLowerCase()))
    .map((each) => parseHeaders(attachmentText(each).split(/\r?\n\r?\n/)[0] ?? '').get('message-id') ?? '');
  return [...returned, fields.get('original-envelope-id') ?? ''].filter((id) => id !== '');
}

/** Reads the report of a mail server (RFC 3464), as the whole mail or as its body; undefined: it is none. */
async function readBounceMail(body: string, contentType: string): Promise<DeliveryReport | undefined> {
  const isBody = contentType.startsWith('multipart/report');
  if (!isBody && contentType !== '' && !/^(?:message\/rfc822|text\/plain)\b/.test(contentType))
    return undefined;
  const source = isBody ? `Content-Type: ${contentType.replaceAll(/[\r\n]/g, '')}\r\n\r\n${body}` : body;
  const { default: postalMime } = await import('postal-mime');
  const mail = await postalMime
    .parse(source, { forceRfc822Attachments: true, maxNestingDepth: 8 })
    .catch(() => undefined);
  const attachments = mail?.attachments ?? [];
  const status = attachments.find(({ mimeType }) => mimeType.toLowerCase() === 'message/delivery-status');
  if (status === undefined) return undefined;
  // The first block is about the report; each of the others about one recipient, and our mails have one.
  const blocks = attachmentText(status)
    .split(/\r?\n(?:[ \t]*\r?\n)+/)
    .map(parseHeaders);
  const about = blocks.find((each) => each.has('action'));
  const outcome = outcomes[about?.get('action')?.toLowerCase() ?? ''];
  const ids = findIds(attachments, blocks[0] ?? new Map());
  if (about === undefined || outcome === undefined || ids.length === 0) return undefined;
  const code = about.get('status') ?? '';
  return {
    channel: 'email',
    ids,
    outcome,
    isPermanent: about.get('action')?.toLowerCase() === 'failed' && !code.startsWith('4'),
    reason: outcome === 'bounced' ? parseReason([code, about.get('diagnostic-code') ?? ''].join(' ')) : null,
    at: about.get('last-attempt-date') ?? null,
  };
}

/** Our own form of a report, for relays whose news a script of the operator passes on. */
const ownReport = z.object({
  messageId: z.string().check(z.minLength(1), z.maxLength(300)),
  state: z.enum(['delivered', 'bounced', 'complained']),
  isPermanent: z.optional(z.boolean()),
  reason: z.optional(z.nullable(z.string())),
  at: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
});

function readOwn(body: string): DeliveryReport | undefined {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return undefined;
  }
  const { data } = z.safeParse(ownReport, json);
  if (data === undefined) return undefined;
  return {
    channel: 'email',
    ids: [data.messageId],
    outcome: data.state,
    isPermanent: data.isPermanent ?? true,
    reason: parseReason(data.reason ?? ''),
    at: data.at ?? null,
  };
}

/** Reads what is reported of a mail: our own JSON, or the report of a mail server (RFC 3464); undefined: it cannot be read. */
export const readEmailReport = async (
  body: string,
  contentType: string,
): Promise<DeliveryReport | undefined> =>
  contentType.includes('json') ? readOwn(body) : readBounceMail(body, contentType);

type Fields = ReadonlyMap<string, string>;
type Outcome = DeliveryReport['outcome'];

interface Shape {
  /** Fields that name the message, in lower case. */
  readonly ids: readonly string[];
  readonly status: readonly string[];
  readonly reason: readonly string[];
  readonly outcomes: Readonly<Record<string, Outcome>>;
}

const unifonic: Shape = {
  ids: ['messageid', 'correlationid'],
  status: ['status', 'messagestatus'],
  reason: ['errorcode', 'reason'],
  outcomes: {
    delivered: 'delivered',
    undelivered: 'bounced',
    rejected: 'bounced',
    failed: 'bounced',
    expired: 'bounced',
    sent: 'underway',
    queued: 'underway',
    scheduled: 'underway',
  },
};

/** Absent: how a provider's reports look is not known. */
const shapes: Readonly<Partial<Record<SmsProvider, Shape>>> = {
  local: unifonic,
  unifonic,
  twilio: {
    ids: ['messagesid', 'smssid'],
    status: ['messagestatus', 'smsstatus'],
    reason: ['errorcode'],
    outcomes: {
      delivered: 'delivered',
      read: 'delivered',
      undelivered: 'bounced',
      failed: 'bounced',
      canceled: 'bounced',
      accepted: 'underway',
      queued: 'underway',
      sending: 'underway',
      sent: 'underway',
    },
  },
};

const longestField = 200;

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The texts and numbers of a form or of an object, by their names in lower case; undefined: it is neither. */
function parseBody(body: string, contentType: string): Fields | undefined {
  const json = contentType.includes('json') ? parsedJson(body) : undefined;
  if (contentType.includes('json') && (typeof json !== 'object' || json === null || Array.isArray(json)))
    return undefined;
  const pairs: [string, unknown][] =
    typeof json === 'object' && json !== null ? Object.entries(json) : [...new URLSearchParams(body)];
  return new Map(
    pairs.flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' || typeof value === 'number'
        ? [[name.toLowerCase(), String(value).trim().slice(0, longestField)]]
        : [],
    ),
  );
}

const pick = (fields: Fields, names: readonly string[]): string[] =>
  names.map((name) => fields.get(name) ?? '').filter((value) => value !== '');

/** Reads what an SMS provider reports, in its own form; undefined: it cannot be read. */
export function readSmsReport(
  provider: SmsProvider,
  body: string,
  contentType: string,
): DeliveryReport | undefined {
  const shape = shapes[provider];
  const fields = shape === undefined ? undefined : parseBody(body, contentType);
  if (shape === undefined || fields === undefined) return undefined;
  const ids = pick(fields, shape.ids);
  const [status = ''] = pick(fields, shape.status);
  const outcome = Object.hasOwn(shape.outcomes, status.toLowerCase())
    ? shape.outcomes[status.toLowerCase()]
    : undefined;
  if (ids.length === 0 || outcome === undefined) return undefined;
  const [code] = pick(fields, shape.reason);
  const reason = outcome === 'bounced' ? parseReason([status, code ?? ''].join(' ')) : null;
  // A provider says so only when it does not try any more.
  return { channel: 'sms', ids, outcome, isPermanent: outcome === 'bounced', reason, at: null };
}
