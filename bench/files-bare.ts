/** A bare Node server in a separate process: a body goes into a file as it comes, and out of it again. */
import { createReadStream, createWriteStream } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import process from 'node:process';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';
import { parseWith } from './serve.ts';

const { folder } = parseWith(z.object({ folder: z.string() }));
const file = path.join(folder, 'bare');

process.once('disconnect', () => process.exit());
const server = createServer((request, response) => {
  const done =
    request.method === 'POST'
      ? pipeline(request, createWriteStream(file)).then(() => response.end('{}'))
      : pipeline(createReadStream(file), response);
  done.catch(() => response.destroy());
});
server.listen(0, '127.0.0.1', () => {
  process.send?.(z.parse(z.object({ port: z.int() }), server.address()));
});
