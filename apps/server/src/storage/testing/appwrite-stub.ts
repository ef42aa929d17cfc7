import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import * as z from 'zod/mini';

const readBytes = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
};

interface Kept {
  readonly bytes: Buffer;
  readonly createdAt: string;
}

const longestChunk = 5 * 1024 * 1024;

/** The names after `cursorAfter`, as many as `limit`. */
function readPage(names: readonly string[], url: URL): readonly string[] {
  const queries = url.searchParams
    .getAll('queries[]')
    .map((query) => new Map(Object.entries(JSON.parse(query))));
  const toValue = (method: string): unknown => {
    const values = queries.find((query) => query.get('method') === method)?.get('values');
    return Array.isArray(values) ? values[0] : undefined;
  };
  const cursor = toValue('cursorAfter');
  const from = typeof cursor === 'string' ? names.indexOf(cursor) + 1 : 0;
  return names.slice(from, from + Number(toValue('limit') ?? 25));
}

/** Answers the part of Appwrite's storage API that the driver calls, for one project, key and bucket. */
export async function startAppwriteStub({
  project,
  key,
  bucket,
}: Record<'project' | 'key' | 'bucket', string>) {
  const files = new Map<string, Kept>();
  const root = `/v1/storage/buckets/${bucket}/files`;
  const listed = (name: string) => ({
    $id: name,
    bucketId: bucket,
    $createdAt: files.get(name)?.createdAt,
    sizeOriginal: files.get(name)?.bytes.length,
  });

  async function create(request: IncomingMessage, type: string) {
    const form = await new Response(new Uint8Array(await readBytes(request)), {
      headers: { 'content-type': type },
    }).formData();
    const [id, file] = [form.get('fileId'), form.get('file')];
    if (typeof id !== 'string' || !/^[A-Za-z0-9][\w.-]{0,35}$/.test(id) || !(file instanceof File))
      return 400;
    if (file.size > longestChunk) return 400;
    if (files.has(id)) return 409;
    files.set(id, { bytes: Buffer.from(await file.arrayBuffer()), createdAt: new Date().toISOString() });
    return listed(id);
  }

  function download(name: string, range: string | undefined, response: ServerResponse): void {
    const bytes = files.get(name)?.bytes;
    if (bytes === undefined) return void response.writeHead(404).end('{}');
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
    if (start === undefined) return void response.writeHead(200).end(bytes);
    response.writeHead(206, { 'content-range': `bytes ${start}-${end}/${bytes.length}` });
    response.end(bytes.subarray(Number(start), Number(end) + 1));
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method, headers } = request;
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    const send = (status: number, json: unknown = {}) => response.writeHead(status).end(JSON.stringify(json));
    if (headers['x-appwrite-project'] !== project) return void send(404);
    if (headers['x-appwrite-key'] !== key) return void send(401);
    if (!url.pathname.startsWith(root)) return void send(404);
    const [, name = '', action] = url.pathname.slice(root.length).split('/');
    if (method === 'POST' && name === '') {
      const created = await create(request, headers['content-type'] ?? '');
      return void (typeof created === 'number' ? send(created) : send(201, created));
    }
    if (method === 'GET' && name === '')
      return void send(200, { total: files.size, files: readPage([...files.keys()], url).map(listed) });
    if (method === 'GET' && action === 'download') return download(name, headers.range, response);
    if (method === 'DELETE') return void response.writeHead(files.delete(name) ? 204 : 404).end();
    send(404);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.parse(z.object({ port: z.int() }), server.address());
  return {
    endpoint: `http://127.0.0.1:${port}/v1`,
    [Symbol.asyncDispose]: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
