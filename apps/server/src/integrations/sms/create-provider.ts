import * as z from 'zod/mini';
import type { SmsSettings } from '../../integration-settings.ts';
import { StartupError } from '../../startup-error.ts';
import { msegat } from './msegat.ts';
import { type SmsAccess, type SmsProvider, digitsOf, refusal, requireDecision } from './sms.ts';
import { unifonic } from './unifonic.ts';
import { callProvider, parseReply } from '../call-provider.ts';

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
    const recipient = digitsOf(to);
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
