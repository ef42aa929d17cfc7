import MimeNode from 'nodemailer/lib/mime-node';
import type { OutgoingMessage } from '../call-provider.ts';

const eol = '\r\n';
/** Bytes of a line of base64, which has 76 characters then. */
const lineBytes = 57;

function base64Lines(bytes: Buffer): string {
  const lines: string[] = [];
  for (let at = 0; at < bytes.length; at += lineBytes)
    lines.push(bytes.toString('base64', at, Math.min(at + lineBytes, bytes.length)));
  return lines.join(eol);
}

const section = (headers: string, bytes: Buffer): string =>
  [headers, 'Content-Transfer-Encoding: base64', '', base64Lines(bytes)].join(eol);

const textSection = (type: 'plain' | 'html', text: string): string =>
  section(`Content-Type: text/${type}; charset=utf-8`, Buffer.from(text, 'utf8'));

function multipart(node: MimeNode, sections: readonly string[]): string {
  const headers = node.buildHeaders();
  const line = `--${String(node.boundary)}`;
  return [headers, '', ...sections.flatMap((each) => [line, each]), `${line}--`].join(eol);
}

interface Sender {
  readonly from: string;
  readonly toMessageId: (id: string) => string;
}

function toHeaders(
  { id, recipient, subject, headers }: OutgoingMessage,
  { from, toMessageId }: Sender,
): Parameters<MimeNode['setHeader']>[0] {
  const { replyTo, follows = [], unsubscribeUrl, isPersonal = false } = headers ?? {};
  const earlier = follows.map(toMessageId);
  return {
    ...(!isPersonal && { 'Auto-Submitted': 'auto-generated' }),
    ...(unsubscribeUrl !== undefined && {
      'List-Unsubscribe': `<${unsubscribeUrl}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
    from,
    // As an object it is one address, whatever is written in it.
    to: { name: '', address: recipient },
    ...(replyTo !== undefined && { 'reply-to': { name: '', address: replyTo } }),
    ...(earlier.length > 0 && { 'in-reply-to': earlier.at(-1), references: earlier }),
    subject: (subject ?? '').replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' '),
    'message-id': toMessageId(id),
  };
}

const typeOf = ({ html, attachment }: OutgoingMessage): string =>
  attachment ? 'multipart/mixed' : html === null ? 'text/plain; charset=utf-8' : 'multipart/alternative';

/**
 * A mail as it goes over the wire, with its envelope. The library writes the headers; the parts are encoded here, each as a whole: the
 * library's streams, several a part, take longer than all the rest of sending a mail.
 */
export function mailSource(mail: OutgoingMessage, sender: Sender) {
  const { body, html, attachment } = mail;
  const root = new MimeNode(typeOf(mail));
  root.setHeader(toHeaders(mail, sender));
  const written = (node: MimeNode): string =>
    html === null
      ? textSection('plain', body)
      : multipart(node, [textSection('plain', body), textSection('html', html)]);
  const whole = (): string => {
    if (attachment) {
      const file = root.createChild('application/pdf', { filename: attachment.name });
      const bytes = Buffer.from(attachment.content, 'base64');
      const text = written(root.createChild('multipart/alternative'));
      return multipart(root, [text, section(file.buildHeaders(), bytes)]);
    }
    return html === null ? section(root.buildHeaders(), Buffer.from(body, 'utf8')) : written(root);
  };
  return { raw: whole(), envelope: root.getEnvelope() };
}
