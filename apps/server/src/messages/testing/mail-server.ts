import type { Server } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** The port of a server that listens. */
export const toPort = (listening: Server): number => {
  const address = listening.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
};

/** A mail server that answers each mail with the next of `codes`, and then takes it; of each that it has it says so after `before`. */
export async function mailServer(codes: number[], before: () => Promise<unknown> = async () => undefined) {
  const got: string[] = [];
  const answerLater = async (answer: () => void) => {
    await before();
    answer();
  };
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => {
      let source = '';
      stream.on('data', (chunk: Buffer) => (source += chunk.toString()));
      stream.on('end', () => {
        const code = codes.shift();
        if (code !== undefined) {
          done(Object.assign(new Error('no, not 482913'), { responseCode: code }));
          return;
        }
        got.push(source);
        void answerLater(done);
      });
    },
  });
  const { promise, resolve } = Promise.withResolvers<void>();
  const listening = smtp.listen(0, '127.0.0.1', resolve);
  await promise;
  return {
    got,
    environment: { SMTP_URL: `smtp://127.0.0.1:${toPort(listening)}` },
    [Symbol.dispose]: () => smtp.close(),
  };
}
