import * as z from 'zod/mini';
import { callProvider, parseReply } from '../call-provider.ts';
import { digitsOf, refusal, requireDecision, type SmsAccess, type SmsProvider } from './sms.ts';

const reply = z.object({
  statusCode: z.number(),
  messageId: z.optional(z.union([z.string(), z.number()])),
  /** A list as text: `[9665…,]`. */
  rejected: z.optional(z.string()),
});

export const taqnyat = ({ endpoint, sender, secret, ...limits }: SmsAccess): SmsProvider => ({
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
