/** The baseline for starting a server: Fastify and `pg`, and a reply from a select. Nothing else. */
import process from 'node:process';
import fastify from 'fastify';
import { Pool } from 'pg';

const pool = new Pool({ host: process.env['PGHOST'], port: 5432, user: 'saer', database: 'saer' });
const app = fastify();
app.get('/', async () => (await pool.query('select 1 as answer')).rows[0]);
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
process.once('SIGTERM', () => void app.close().then(() => pool.end()));
