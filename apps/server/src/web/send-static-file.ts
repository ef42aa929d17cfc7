import type { FastifyReply, FastifyRequest } from 'fastify';
import type { StaticFile } from './static-files.ts';

/** Headers for documents: what they may load and who may embed them. Irrelevant for scripts, style sheets, fonts and images. */
const forDocuments = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'permissions-policy',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

const isPart = (type: string): boolean =>
  /^(?:text\/(?:css|javascript)|font\/|image\/(?:avif|png))/.test(type);

/** A worker is subject to the policy sent with its own script. */
const isWorker = (address: string): boolean => /[-/]worker[-.]/.test(address);

/** Leaves out the headers that only documents need. */
export function withoutDocumentHeaders(reply: FastifyReply, address: string, { type }: StaticFile): void {
  if (!isPart(type) || isWorker(address)) return;
  for (const name of forDocuments) reply.removeHeader(name);
}

const isKnown = ({ headers }: FastifyRequest, tag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === tag);

/** Answers with a file in the first encoding that the caller takes; nothing is compressed now. */
export function sendStaticFile(request: FastifyRequest, reply: FastifyReply, file: StaticFile): FastifyReply {
  const { bytes, tag, encoding } = file.as(request.headers['accept-encoding']);
  if (file.isEncoded) {
    const vary = reply.getHeader('vary');
    void reply.header('vary', vary === undefined ? 'accept-encoding' : `${String(vary)}, accept-encoding`);
  }
  void reply.header('etag', tag);
  if (reply.statusCode === 200 && isKnown(request, tag)) return reply.code(304).send();
  if (encoding !== undefined) void reply.header('content-encoding', encoding);
  return reply.type(file.type).send(bytes);
}
