import { setTimeout as wait } from 'node:timers/promises';
import { callProvider } from '../../call-provider.ts';
import type { Database } from '../../../database/database.ts';
import { type LoopbackServer, startLoopbackServer } from '../../local/loopback-server.ts';
import { newToken } from '../../../secrets/token.ts';
import { saveLocalMessage } from '../../local/save-local-message.ts';

const reject = (status: number, errorCode: string, message: string) => ({
  status,
  json: { success: false, message, errorCode, data: null },
});

/** A number whose phone is always off: messages to it are reported as not delivered. */
const isOff = (recipient: string): boolean => recipient.endsWith('9999');

/** The number of times a report is posted to one who does not take it, and the pause between: milliseconds. */
const reportTries = 3;
const reportPauseMs = 1_000;

/** Posts what became of a message, as the real provider does a moment later. */
async function report(url: string, form: Readonly<Record<string, string>>): Promise<void> {
  for (let at = 0; at < reportTries; at += 1) {
    try {
      const { status } = await callProvider({
        url,
        body: new URLSearchParams(form),
        timeoutMs: reportPauseMs,
      });
      if (status < 500 && status !== 429) return;
    } catch {
      // Nobody is there yet, or any more.
    }
    await wait(reportPauseMs, undefined, { ref: false });
  }
}

/** A local SMS provider that answers like Unifonic and stores its messages. */
export async function startSmsServer(db: Database): Promise<LoopbackServer & { readonly secret: string }> {
  const secret = newToken();
  const server = await startLoopbackServer(async ({ method, url, body }) => {
    if (method !== 'POST' || url.pathname !== '/rest/SMS/messages') return reject(404, 'ER-404', 'not found');
    const form = new URLSearchParams(body);
    if (form.get('AppSid') !== secret) return reject(401, 'ER-01', 'wrong AppSid');
    const recipient = form.get('Recipient') ?? '';
    const text = form.get('Body') ?? '';
    if (!/^\d{10,15}$/.test(recipient) || text === '')
      return reject(400, 'ER-482', 'wrong Recipient or Body');
    const id = await saveLocalMessage(db, { channel: 'sms', recipient: `+${recipient}`, source: text });
    const callback = form.get('statusCallback');
    if (callback !== null)
      void report(callback, {
        MessageID: id,
        CorrelationID: form.get('CorrelationID') ?? '',
        Recipient: recipient,
        Status: isOff(recipient) ? 'Undelivered' : 'Delivered',
      });
    return {
      status: 200,
      json: { success: true, message: '', errorCode: 'ER-00', data: { MessageID: id, Status: 'Sent' } },
    };
  });
  return { ...server, secret };
}
