import * as z from 'zod/mini';
import {
  ProviderError,
  type ProviderReply,
  Unavailable,
  callProvider,
  parseReply,
} from '../call-provider.ts';
import type { SmsSettings } from '../../integration-settings.ts';
import { StartupError } from '../../startup-error.ts';

interface Sms {
  /** E.164. */
  readonly to: string;
  readonly body: string;
  /** Ours, to recognise the message by. */
  readonly ref: string;
}

/** Common interface of SMS providers, whatever their API. */
export interface SmsProvider {
  readonly send: (sms: Sms) => Promise<{ readonly id: string }>;
}

export interface SmsAccess {
  /** Where the provider is, without a slash at the end. */
  readonly endpoint: string;
  readonly sender: string;
  readonly user: string;
  readonly secret: string;
  /** Where it reports what became of a message; absent: nowhere. */
  readonly reportUrl?: string;
  readonly timeoutMs?: number;
}

/** A number as most providers want it: digits only, with the country and without `+`. */
const toDigits = (mobile: string): string => mobile.replace(/^\+/, '');

/** Passes a definitive reply; a failing server, rejected credentials or too many calls may be better later. */
function requireDecision(reply: ProviderReply): ProviderReply {
  const { status } = reply;
  if (status >= 500 || (status >= 300 && status < 400) || [401, 402, 403, 404, 408, 429].includes(status)) {
    throw new Unavailable(`status ${status}`);
  }
  return reply;
}

/** A provider's rejection, by its code only: the rest may contain the message. */
const refusal = (code: string | number | null | undefined): ProviderError =>
  new ProviderError(`refused with ${String(code ?? 'no code').slice(0, 40)}`);

const msegatReply = z.object({
  code: z.union([z.string(), z.number()]),
  id: z.optional(z.nullable(z.union([z.string(), z.number()]))),
});

const msegat = ({ endpoint, sender, user, secret, ...limits }: SmsAccess): SmsProvider => ({
  send: async ({ to, body, ref }) => {
    const answer = await callProvider({
      ...limits,
      url: `${endpoint}/gw/sendsms.php`,
      body: {
        userName: user,
        apiKey: secret,
        userSender: sender,
        numbers: toDigits(to),
        msg: body,
        msgEncoding: 'UTF8',
      },
    });
    const { code, id } = parseReply(msegatReply, requireDecision(answer));
    if (!['1', 'M0000'].includes(String(code))) throw refusal(code);
    // Some accounts get no id.
    return { id: String(id ?? ref) };
  },
});

const unifonicReply = z.object({
  success: z.union([z.boolean(), z.stringbool()]),
  errorCode: z.optional(z.nullable(z.string())),
  data: z.optional(z.nullable(z.looseObject({ MessageID: z.union([z.string(), z.number()]) }))),
});

const unifonic = ({ endpoint, sender, secret, reportUrl, ...limits }: SmsAccess): SmsProvider => ({
  send: async ({ to, body, ref }) => {
    const answer = await callProvider({
      ...limits,
      url: `${endpoint}/rest/SMS/messages`,
      body: new URLSearchParams({
        AppSid: secret,
        SenderID: sender,
        Recipient: toDigits(to),
        Body: body,
        responseType: 'JSON',
        CorrelationID: ref,
        ...(reportUrl !== undefined && { statusCallback: reportUrl }),
      }),
    });
    const { success, errorCode, data } = parseReply(unifonicReply, requireDecision(answer));
    if (!success || !data) throw refusal(errorCode);
    return { id: String(data.MessageID) };
  },
});

const accepted = z.object({ sid: z.string(), error_code: z.optional(z.nullable(z.number())) });
const refused = z.object({ code: z.number() });

const twilio = ({ endpoint, sender, user, secret, reportUrl, ...limits }: SmsAccess): SmsProvider => ({
  send: async ({ to, body }) => {
    const answer = requireDecision(
      await callProvider({
        ...limits,
        url: `${endpoint}/2010-04-01/Accounts/${encodeURIComponent(user)}/Messages.json`,
        headers: { authorization: `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}` },
        body: new URLSearchParams({
          To: to,
          From: sender,
          Body: body,
          ...(reportUrl !== undefined && { StatusCallback: reportUrl }),
        }),
      }),
    );
    if (answer.status >= 400) throw refusal(parseReply(refused, answer).code);
    const { sid, error_code: code } = parseReply(accepted, answer);
    if (typeof code === 'number') throw refusal(code);
    return { id: sid };
  },
});

const reply = z.object({
  statusCode: z.number(),
  messageId: z.optional(z.union([z.string(), z.number()])),
  /** A list as text: `[9665…,]`. */
  rejected: z.optional(z.string()),
});

const taqnyat = ({ endpoint, sender, secret, ...limits }: SmsAccess): SmsProvider => ({
  send: async ({ to, body }) => {
    const recipient = toDigits(to);
    const answer = await callProvider({
      ...limits,
      url: `${endpoint}/v1/messages`,
      headers: { authorization: `Bearer ${secret}` },
      body: { recipients: [recipient], body, sender },
    });
    const { statusCode, messageId, rejected } = parseReply(reply, requireDecision(answer));
    if (statusCode !== 201 || messageId === undefined) throw refusal(statusCode);
    if (rejected?.includes(recipient) === true) throw refusal('the number rejected');
    return { id: String(messageId) };
  },
});

type RealProvider = Exclude<SmsSettings['provider'], 'local'>;

const providers: Readonly<
  Record<
    RealProvider,
    { make: (access: SmsAccess) => SmsProvider; endpoint: string; needs: readonly ('user' | 'secret')[] }
  >
> = {
  unifonic: { make: unifonic, endpoint: 'https://el.cloud.unifonic.com', needs: ['secret'] },
  taqnyat: { make: taqnyat, endpoint: 'https://api.taqnyat.sa', needs: ['secret'] },
  msegat: { make: msegat, endpoint: 'https://www.msegat.com', needs: ['user', 'secret'] },
  twilio: { make: twilio, endpoint: 'https://api.twilio.com', needs: ['user', 'secret'] },
};

/** The provider an operator chose. */
export function createProvider(
  provider: RealProvider,
  sms: SmsSettings,
  more: Pick<SmsAccess, 'timeoutMs' | 'reportUrl'> = {},
): SmsProvider {
  const { make, endpoint, needs } = providers[provider];
  const missing = needs.find((name) => sms[name] === undefined);
  if (missing !== undefined) {
    throw new StartupError(`SMS_${missing.toUpperCase()} is not set: ${provider} needs it.`);
  }
  return make({
    endpoint: (sms.endpoint ?? endpoint).replace(/\/+$/, ''),
    sender: sms.sender,
    user: sms.user ?? '',
    secret: sms.secret ?? '',
    ...more,
  });
}
