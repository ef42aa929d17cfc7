import type { Database } from '../../../database/database.ts';
import { type LoopbackServer, startLoopbackServer } from '../../local/loopback-server.ts';
import { newToken } from '../../../secrets/token.ts';
import { saveLocalMessage } from '../../local/save-local-message.ts';

const reject = (status: number, errorCode: string, message: string) => ({
  status,
  json: { success: false, message, errorCode, data: null },
});

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
    return {
      status: 200,
      json: { success: true, message: '', errorCode: 'ER-00', data: { MessageID: id, Status: 'Sent' } },
    };
  });
  return { ...server, secret };
}
