import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import * as z from 'zod/mini';

/** `drip`: the true replies, a byte now and then. `garbage`: noise instead of them, by turns bare and behind a sound beginning. */
export const wireBreaks = ['refuse', 'hang', 'drip', 'garbage'] as const;
export type WireBreak = (typeof wireBreaks)[number];

interface WireOptions {
  /** Where what passes the wire goes to, on this machine. */
  readonly port: number;
  /** The sound beginning of a reply that goes on as noise. */
  readonly opening?: string;
  /** Tells whether the other end speaks first, as mail servers do. */
  readonly speaksFirst?: boolean;
}

export interface FaultyWire extends AsyncDisposable {
  readonly port: number;
  /** Connections that were opened since the last call. */
  readonly connections: () => number;
  readonly breakBy: (fault: WireBreak) => Promise<void>;
  /** Lets new connections pass again; those that hang go on hanging. */
  readonly mend: () => Promise<void>;
}

const betweenBytesMs = 100;
const noiseBytes = 20_000;

/** HTTP that says a good end and then anything. */
export const soundHttp = `HTTP/1.1 200 OK\r\ncontent-type: application/json\r\ncontent-length: ${noiseBytes}\r\n\r\n`;

/** Passes bytes on one by one. */
function drip(socket: Socket, bytes: Buffer[]): NodeJS.Timeout {
  return setInterval(() => {
    const [first] = bytes;
    if (first === undefined) return;
    socket.write(first.subarray(0, 1));
    if (first.length === 1) bytes.shift();
    else bytes[0] = first.subarray(1);
  }, betweenBytesMs).unref();
}

/** A wire to another system, which can be broken and mended. */
export async function faultyWire({
  port,
  opening = '',
  speaksFirst = false,
}: WireOptions): Promise<FaultyWire> {
  const sockets = new Set<Socket>();
  let fault: WireBreak | undefined;
  let opened = 0;
  let noises = 0;

  const follow = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    return socket;
  };
  const sayNoise = (socket: Socket, isGreeting = false): void => {
    noises += 1;
    // A greeting in the middle would say that all went well.
    if (noises % 2 === 0 && isGreeting === speaksFirst) socket.write(opening, 'latin1');
    socket.end(randomBytes(noiseBytes));
  };
  const server = createServer((client) => {
    opened += 1;
    follow(client);
    if (speaksFirst && fault === 'garbage') return sayNoise(client, true);
    // A connection that was bad once stays so.
    let bad: WireBreak | undefined = fault;
    const upstream = bad === 'hang' ? undefined : follow(connect(port, '127.0.0.1'));
    const late: Buffer[] = [];
    let timer: NodeJS.Timeout | undefined;
    client.on('data', (bytes) => {
      bad ??= fault;
      if (bad === 'garbage') sayNoise(client);
      else if (bad !== 'hang') upstream?.write(bytes);
    });
    upstream?.on('data', (bytes) => {
      bad ??= fault;
      if (bad === undefined) client.write(bytes);
      if (bad !== 'drip') return;
      late.push(bytes);
      timer ??= drip(client, late);
    });
    client.once('close', () => {
      clearInterval(timer);
      upstream?.destroy();
    });
    upstream?.once('close', () => {
      if (bad === undefined) client.destroy();
    });
  });
  const listen = async (at: number): Promise<number> => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
    return z.parse(z.object({ port: z.int() }), server.address()).port;
  };
  const own = await listen(0);
  return {
    port: own,
    connections: () => {
      const count = opened;
      opened = 0;
      return count;
    },
    breakBy: async (next) => {
      fault = next;
      if (next !== 'refuse') return;
      server.close();
      for (const socket of sockets) socket.destroy();
    },
    mend: async () => {
      fault = undefined;
      if (!server.listening) await listen(own);
    },
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy();
      if (!server.listening) return;
      server.close();
      await once(server, 'close');
    },
  };
}
