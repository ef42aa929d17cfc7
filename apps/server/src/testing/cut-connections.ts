import { Buffer } from 'node:buffer';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { Client, type ClientConfig } from 'pg';
import * as z from 'zod/mini';
import { isBackgroundText } from './is-background.ts';

/** Before a statement arrives at the database, or after it is done and before its reply arrives. */
export type CutMoment = 'before' | 'after';

export interface CuttableConnections extends AsyncDisposable {
  /** Reaches the same PostgreSQL, without a database. */
  readonly connection: ClientConfig;
  /** Cuts every connection at a statement from now on, counted from 1 without those of the background, which come at any time. */
  readonly cutAt: (statement: number, moment: CutMoment) => void;
  /** Tells whether they were cut; from now on they are not. */
  readonly endCutting: () => boolean;
}

/** Statements end with a query or, of the extended protocol, with Sync. */
const endsStatement = new Set(['Q', 'S']);

/** Splits what a client sends into statements, each with all of its messages; the greeting and the password are passed on as they are. */
function statementReader(take: (bytes: Buffer, isStatement: boolean) => void) {
  let rest = Buffer.alloc(0);
  let done = 0;
  let isGreeted = false;
  return (chunk: Buffer): void => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const head = isGreeted ? 1 : 0;
      if (rest.length < done + head + 4) return;
      const type = isGreeted ? String.fromCodePoint(rest[done] ?? 0) : '';
      const end = done + head + rest.readUInt32BE(done + head);
      if (rest.length < end) return;
      done = end;
      const isStatement = endsStatement.has(type);
      if (!isStatement && 'PBDECH'.includes(type) && type !== '') continue;
      isGreeted = true;
      take(rest.subarray(0, done), isStatement);
      rest = rest.subarray(done);
      done = 0;
    }
  };
}

/** Text of a statement: a query, or a Parse message, which names it first. */
function statementText(statement: Buffer): string {
  const [first = '', second = ''] = statement.toString('latin1').slice(5).split('\0');
  return statement[0] === 'Q'.codePointAt(0) ? first : second;
}

/** PostgreSQL says at the end of its reply to a statement that it is ready for the next one. */
const isReadyForNext = (reply: Buffer): boolean => reply.at(-6) === 'Z'.codePointAt(0);

/** Forwards connections to PostgreSQL until they are cut, all at once: so does the end of a process that has them. */
export async function cuttableConnections(server: ClientConfig): Promise<CuttableConnections> {
  const { host, port, user, password } = new Client(server);
  const open = new Set<Socket>();
  let left = 0;
  let moment: CutMoment = 'before';
  let isCut = false;
  const cut = (): void => {
    isCut = true;
    for (const socket of open) socket.destroy();
  };
  const forward = (client: Socket): void => {
    const database = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    let isLast = false;
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      open.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        open.delete(socket);
        other.destroy();
      });
    }
    client.on(
      'data',
      statementReader((bytes, isStatement) => {
        if (isStatement && left > 0 && !isBackgroundText(statementText(bytes))) {
          left -= 1;
          isLast = left === 0;
          if (isLast && moment === 'before') return cut();
        }
        database.write(bytes);
      }),
    );
    database.on('data', (reply) => {
      if (isLast && isReadyForNext(reply)) return cut();
      client.write(reply);
    });
  };
  const proxy = createServer(forward).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = z.object({ port: z.int() }).parse(proxy.address());
  return {
    connection: { host: '127.0.0.1', port: address.port, user, password },
    cutAt: (statement, at) => {
      left = statement;
      moment = at;
      isCut = false;
    },
    endCutting: () => {
      left = 0;
      return isCut;
    },
    [Symbol.asyncDispose]: async () => {
      for (const socket of open) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
