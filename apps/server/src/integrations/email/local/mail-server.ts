import type { Readable } from 'node:stream';
import { callbackify } from 'node:util';
import { SMTPServer } from 'smtp-server';
import type { Database } from '../../../database/database.ts';
import { saveLocalMessage } from '../../local/save-local-message.ts';

const longestMail = 1024 * 1024;

async function readSource(stream: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString('utf8');
}

/** A domain that never exists (RFC 2606): the mailbox refuses it, as a real server refuses an address that there is not. */
const noDomain = /\.invalid$/i;

/** The local mailbox: an SMTP server on this machine only, which stores its mails. */
export async function startMailServer(
  db: Database,
): Promise<{ readonly smtpUrl: string; readonly close: () => Promise<void> }> {
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    size: longestMail,
    onRcptTo: ({ address }, _session, done) => {
      if (!noDomain.test(address)) return done();
      done(Object.assign(new Error('5.1.2 No such domain'), { responseCode: 550 }));
    },
    onData: (stream, { envelope }, done) => {
      callbackify(async () => {
        const source = await readSource(stream);
        for (const { address } of envelope.rcptTo) {
          await saveLocalMessage(db, { channel: 'email', recipient: address, source });
        }
      })(done);
    },
  });
  // A connection that breaks is its sender's to report.
  server.on('error', () => undefined);
  const { promise, resolve } = Promise.withResolvers<void>();
  const listening = server.listen(0, '127.0.0.1', resolve);
  await promise;
  const address = listening.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    smtpUrl: `smtp://127.0.0.1:${port}`,
    close: () => {
      const closed = Promise.withResolvers<void>();
      server.close(() => closed.resolve());
      return closed.promise;
    },
  };
}
