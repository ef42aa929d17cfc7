import type { SmsProvider } from '../../integration-settings.ts';
import { type DeliveryReport, reasonOf } from './delivery-report.ts';

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
function fieldsOf(body: string, contentType: string): Fields | undefined {
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
  const fields = shape === undefined ? undefined : fieldsOf(body, contentType);
  if (shape === undefined || fields === undefined) return undefined;
  const ids = pick(fields, shape.ids);
  const [status = ''] = pick(fields, shape.status);
  const outcome = Object.hasOwn(shape.outcomes, status.toLowerCase())
    ? shape.outcomes[status.toLowerCase()]
    : undefined;
  if (ids.length === 0 || outcome === undefined) return undefined;
  const [code] = pick(fields, shape.reason);
  const reason = outcome === 'bounced' ? reasonOf([status, code ?? ''].join(' ')) : null;
  // A provider says so only when it does not try any more.
  return { channel: 'sms', ids, outcome, isPermanent: outcome === 'bounced', reason, at: null };
}
