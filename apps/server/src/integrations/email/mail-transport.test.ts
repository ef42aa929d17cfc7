import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { faultyWire } from '../../testing/faulty-wire.ts';
import { mailTransport } from './mail-transport.ts';

const toMail = (id: string) => ({
  id,
  recipient: 'seller@example.com',
  subject: 'Subject',
  body: 'Text',
  html: null,
});

async function mailbox() {
  const got: string[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, _session, done) => {
      let source = '';
      stream.on('data', (bytes: Buffer) => (source += bytes.toString()));
      stream.on('end', () => {
        got.push(source);
        done();
      });
    },
  });
  const listening = smtp.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const { port } = z.parse(z.object({ port: z.int() }), listening.address());
  return { got, port, [Symbol.dispose]: () => smtp.close() };
}

test('a mail server that says a byte now and then is given up, and others are sent meanwhile', async () => {
  using box = await mailbox();
  await using wire = await faultyWire({ port: box.port, speaksFirst: true });
  const transport = mailTransport({
    smtpUrl: `smtp://127.0.0.1:${wire.port}`,
    from: 'a@example.com',
    siteOrigin: 'http://localhost:3000',
    timeoutMs: 400,
  });
  // As many as there are connections: the slow mails find them greeted.
  const sendTen = (name: string) =>
    Promise.allSettled(Array.from({ length: 10 }, (_, at) => transport.send(toMail(`${name}-${at}`))));
  await sendTen('first');
  await wire.breakBy('drip');
  const given = await sendTen('slow');
  expect(new Set(given.map(({ status }) => status))).toEqual(new Set(['rejected']));
  await wire.mend();
  await transport.send(toMail('sound'));
  await transport.close();
  const ids = box.got.map((source) => /^Message-ID: <(.+?)(?:-\d)?@localhost>/im.exec(source)?.[1]);
  expect(ids).toEqual([...Array.from({ length: 10 }, () => 'first'), 'sound']);
});
