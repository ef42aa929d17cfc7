/** Plain Fastify and `pg`: finds the session and its account with the same select and sends the account. Nothing else. */
import { createHash } from 'node:crypto';
import fastify from 'fastify';
import { Pool } from 'pg';
import * as z from 'zod/mini';
import { connection, parseWith, serve } from './serve.ts';

const { database } = parseWith(z.object({ database: connection }));
const pool = new Pool({ ...database, max: 10 });
const app = fastify();

const text = `
  select session.id session, session.last_used_at, subscriber.id subscriber,
    exists (select 1 from totp where totp.account_id = account.id and totp.secret is not null)
      or exists (select 1 from passkey where passkey.account_id = account.id) has_second_factor,
    account.id, account.first_name, account.last_name, account.full_name, account.email, account.mobile, account.role,
    account.status, account.language, account.is_verified, account.identity_hash is not null is_identity_verified,
    account.subscriber_id, account.last_sign_in_at, account.deleted_at, account.created_at, account.created_by,
    account.updated_at, profile_image.data_uri
  from session
    join account on account.id = session.account_id
    left join account subscriber on subscriber.id = account.subscriber_id
    left join profile_image on profile_image.account_id = account.id
  where session.token_hash = $1 and session.expires_at > $2 and session.last_used_at > $3
    and account.status = 'ACTIVE' and account.deleted_at is null
    and (account.subscriber_id is null or (subscriber.status = 'ACTIVE' and subscriber.deleted_at is null))`;

app.get('/v1/user/info', async (request, reply) => {
  const token = request.headers.authorization?.slice('Bearer '.length) ?? '';
  const hash = createHash('sha256').update(token).digest('hex');
  const now = Date.now();
  const values = [hash, new Date(now), new Date(now - 7 * 86_400_000)];
  const { rows } = await pool.query({ name: 'session', text, values });
  const [row] = rows;
  if (row === undefined) return reply.code(401).send({ code: 'sessionEnded' });
  return {
    id: row.id,
    firstName: row.first_name,
    lastName: row.last_name,
    fullName: row.full_name,
    email: row.email,
    mobile: row.mobile,
    role: row.role,
    status: row.status,
    language: row.language,
    isVerified: row.is_verified,
    isIdentityVerified: row.is_identity_verified,
    subscriberId: row.subscriber_id,
    lastSignInAt: row.last_sign_in_at,
    deletedAt: row.deleted_at,
    createdAt: row.created_at,
    createdBy: row.created_by,
    updatedAt: row.updated_at,
    profileImage: row.data_uri,
  };
});

await serve(app);
