import { isIP } from 'node:net';
import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { UnknownAddress, providerTimeoutMs, ProviderError, type Transport } from '../call-provider.ts';
import { mailSource } from './mail-source.ts';

/**
 * Times its timeout that a mail may take from first to last: each is of one silence, and a server that says a byte now and then is never
 * silent. Shorter than the runner waits for a job, which would then be begun a second time beside it.
 */
const silences = 3;

interface MailDependencies {
  readonly smtpUrl: string;
  readonly from: string;
  readonly siteOrigin: string;
  readonly timeoutMs?: number;
}

/** The numeric code of an SMTP reply: its text may contain the address. */
const answerCode = (error: unknown): number =>
  error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;

const errorKind = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'no answer';

/** The enhanced code of an SMTP reply (RFC 3463), such as 5.1.1; empty without one. */
const enhancedCode = (error: unknown): string =>
  error instanceof Error && 'response' in error
    ? (/^\d{3}[ -]([245]\.\d{1,3}\.\d{1,3})\b/.exec(String(error.response))?.[1] ?? '')
    : '';

/** Tells whether a server says of the recipient that there is none: other refusals are about the mail, its sender or the moment. */
function isAboutAddress(error: unknown, answer: number, enhanced: string): boolean {
  const isRecipient = error instanceof Error && 'command' in error && error.command === 'RCPT TO';
  return (
    isRecipient &&
    [550, 551, 553].includes(answer) &&
    (enhanced === '' || /^5\.1\.[1-6]$|^5\.1\.10$/.test(enhanced))
  );
}

/** Codes of a server that rejects our credentials: ours to fix, and not the message's fault. */
const notSignedIn = new Set([530, 534, 535]);

function toStream(source: string): Readable {
  const stream = new Readable({ read: () => undefined });
  stream.push(source, 'utf8');
  stream.push(null);
  return stream;
}

/** Mail by SMTP. */
export function mailTransport({
  smtpUrl,
  from,
  siteOrigin,
  timeoutMs = providerTimeoutMs,
}: MailDependencies): Transport {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    // As many as one lane of messages sends at the same time.
    maxConnections: 10,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
    dnsTimeout: timeoutMs,
    // Emails are our own text: nothing in them may load a file or a URL.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  // A source is whole: the library's streams would only pass it on.
  transport.use('stream', ({ data, message }, done) => {
    const { raw } = data;
    if (typeof raw === 'string') message.createReadStream = () => toStream(raw);
    done();
  });
  const { hostname } = new URL(siteOrigin);
  // An identifier names a domain: an address would have to stand in brackets there.
  const host = isIP(hostname.replaceAll(/[[\]]/g, '')) === 0 ? hostname : 'localhost';
  const toMessageId = (id: string) => `<${id}@${host}>`;
  return {
    send: async (mail) => {
      const late = new AbortController();
      // Cleared at the end: each of thousands would else wake up half a minute later.
      const timer = setTimeout(() => late.abort(), timeoutMs * silences);
      try {
        // The signal ends the mail's own connection alone.
        await transport.sendMail({ ...mailSource(mail, { from, toMessageId }), signal: late.signal });
      } catch (error) {
        const answer = answerCode(error);
        const enhanced = enhancedCode(error);
        if (answer >= 500 && !notSignedIn.has(answer)) {
          const Refusal = isAboutAddress(error, answer, enhanced) ? UnknownAddress : ProviderError;
          throw new Refusal(['SMTP', answer, enhanced].join(' ').trim());
        }
        throw new Error(answer > 0 ? `SMTP ${answer}` : errorKind(error), { cause: error });
      } finally {
        clearTimeout(timer);
      }
      return { id: toMessageId(mail.id) };
    },
    close: async () => transport.close(),
  };
}
