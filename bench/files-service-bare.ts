import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rename } from 'node:fs/promises';
import path from 'node:path';
import multipart from '@fastify/multipart';
import Fastify from 'fastify';
import { Pool, type PoolConfig } from 'pg';
import sharp from 'sharp';
import * as z from 'zod/mini';

const columns = `f.id, f.bucket_id as "bucketId", f.created_at as "createdAt", f.owner_id as "ownerId", f.name,
  f.sha256, f.media_type as "mediaType", f.size`;

const row = z.object({
  id: z.string(),
  bucketId: z.string(),
  createdAt: z.date(),
  ownerId: z.int(),
  name: z.string(),
  sha256: z.string(),
  mediaType: z.string(),
  size: z.int(),
});

/** A file in the format of Appwrite's clients. */
const toModel = ({
  id,
  bucketId,
  createdAt,
  ownerId,
  name,
  sha256,
  mediaType,
  size,
}: z.infer<typeof row>) => ({
  $id: id,
  bucketId,
  $createdAt: createdAt,
  $updatedAt: createdAt,
  $permissions: ['read', 'update', 'delete'].map((right) => `${right}("user:${ownerId}")`),
  name,
  folder: '',
  key: '',
  signature: sha256,
  mimeType: mediaType,
  sizeOriginal: size,
  sizeActual: size,
  chunksTotal: 1,
  chunksUploaded: 1,
  encryption: false,
  compression: 'none',
});

const asked = z.object({
  id: z.optional(z.string()),
  owner: z.optional(z.coerce.number()),
  offset: z.optional(z.coerce.number()),
  newest: z.optional(z.string()),
  width: z.optional(z.coerce.number()),
});

/** Writes a file that is there whole or not at all, also after a power cut. */
async function writeThrough(file: string, bytes: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true });
  const handle = await open(`${file}.part`, 'wx');
  await handle.writeFile(bytes);
  await handle.datasync();
  await handle.close();
  await rename(`${file}.part`, file);
  const names = await open(path.dirname(file), 'r');
  await names.sync();
  await names.close();
}

const sessionQuery = `select account.id from session join account on account.id = session.account_id
  where session.token_hash = $1 and session.expires_at > now() and account.status = 'ACTIVE' and account.deleted_at is null`;
const credentials = z.object({ secret: z.string() });

/**
 * The files service as written by hand for this purpose: one statement for the session, prepared statements on the same tables, and the
 * same files on the disk. No limits, no checks of what is sent or who may read it.
 */
export async function startBareFiles(
  opened: AsyncDisposableStack,
  connection: PoolConfig,
  folder: string,
): Promise<number> {
  const pool = new Pool({ ...connection, max: 10 });
  opened.defer(() => pool.end());
  const app = Fastify();
  opened.defer(() => app.close());
  await app.register(multipart);
  const pathOf = (object: string) => path.join(folder, 'files', object.slice(0, 2), object);
  const found = z.extend(row, { object: z.string() });
  const findFile = async (id: string | undefined) => {
    const text = `select ${columns}, p.object from saved_file f join saved_part p on p.file_id = f.id where f.id = $1`;
    return found.parse((await pool.query({ name: 'file', text, values: [id] })).rows[0]);
  };

  app.addHook('onRequest', async ({ headers }) => {
    const sent: unknown = JSON.parse(Buffer.from(String(headers['x-appwrite-session']), 'base64').toString());
    const hash = createHash('sha256').update(credentials.parse(sent).secret).digest('hex');
    const { rows } = await pool.query({ name: 'session', text: sessionQuery, values: [hash] });
    if (rows.length === 0) throw new Error('Nobody is signed in');
  });

  app.post('/file', async (request, reply) => {
    const { owner } = asked.parse(request.query);
    const sent = await request.file();
    if (sent === undefined) throw new Error('Nothing was sent');
    const bytes = await sent.toBuffer();
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const [id, object] = [randomUUID(), randomUUID().replaceAll('-', '')];
    await writeThrough(pathOf(object), bytes);
    const saved = await pool.query({
      name: 'create',
      text: `with f as (insert into saved_file (id, bucket_id, owner_id, name, media_type, size, sha256, state)
          values ($1, 'contact-attachments', $2, $3, 'application/pdf', $4, $5, 'stored') returning *),
        p as (insert into saved_part (file_id, number, size, object) values ($1, 0, $4, $6))
        select ${columns} from f`,
      values: [id, owner, sent.filename, bytes.length, sha256, object],
    });
    return reply.code(201).send(toModel(row.parse(saved.rows[0])));
  });

  app.get('/file', async (request, reply) => {
    const text = `select ${columns} from saved_file f where f.id = $1`;
    const { id } = asked.parse(request.query);
    const { rows } = await pool.query({ name: 'get', text, values: [id] });
    return reply.send(toModel(row.parse(rows[0])));
  });

  app.get('/files', async (request, reply) => {
    const { owner, offset = 0, newest } = asked.parse(request.query);
    const isListed = `from saved_file f where owner_id = $1 and bucket_id = 'contact-attachments' and state = 'stored'`;
    const direction = newest === undefined ? 'asc' : 'desc';
    const [page, counted] = await Promise.all([
      pool.query({
        name: `page ${direction}`,
        text: `select ${columns} ${isListed} order by created_at ${direction}, id ${direction} limit 25 offset $2`,
        values: [owner, offset],
      }),
      pool.query({
        name: 'count',
        text: `select count(*)::int as total from (select 1 ${isListed} limit 5000) counted`,
        values: [owner],
      }),
    ]);
    const { total } = z.object({ total: z.int() }).parse(counted.rows[0]);
    return reply.send({ total, files: z.array(row).parse(page.rows).map(toModel) });
  });

  app.get('/download', async (request, reply) => {
    const { mediaType, size, object } = await findFile(asked.parse(request.query).id);
    return reply
      .type(mediaType)
      .header('content-length', size)
      .send(createReadStream(pathOf(object)));
  });

  app.get('/preview', async (request, reply) => {
    const { id, width } = asked.parse(request.query);
    const bytes = await readFile(pathOf((await findFile(id)).object));
    const resize = { fit: 'inside', withoutEnlargement: true } as const;
    return reply
      .type('image/webp')
      .send(await sharp(bytes).resize(width, undefined, resize).webp({ quality: 82 }).toBuffer());
  });

  await app.listen({ host: '127.0.0.1', port: 0 });
  return z.object({ port: z.int() }).parse(app.server.address()).port;
}
