import { connect } from 'node:net';

export interface SlowSocket {
  /** Milliseconds until the server ended the connection; undefined if it is still open. */
  readonly endedAfter: () => number | undefined;
  readonly close: () => void;
}

/** A connection that writes its start at once and then a byte a second, for as long as the server allows. */
export function slowSocket(port: number, beginning: string): SlowSocket {
  const start = performance.now();
  let ended: number | undefined;
  const socket = connect({ port, host: '127.0.0.1' });
  socket.write(beginning);
  const drip = setInterval(() => socket.write('a'), 1_000);
  const end = () => {
    clearInterval(drip);
    ended ??= performance.now() - start;
  };
  // It must read: otherwise the end of the other side goes unnoticed.
  socket
    .on('data', () => undefined)
    .on('error', end)
    .on('close', end);
  return { endedAfter: () => ended, close: () => socket.destroy() };
}

/** Sends bytes that may not be HTTP and returns the server's reply. */
export function rawReply(port: number, bytes: string, patience = 5_000): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>();
  let reply = '';
  const socket = connect({ port, host: '127.0.0.1' });
  const timer = setTimeout(() => socket.destroy(), patience);
  socket
    .on('data', (chunk: Buffer) => {
      reply += chunk.toString('latin1');
    })
    .on('error', () => undefined)
    .on('close', () => {
      clearTimeout(timer);
      resolve(reply);
    });
  socket.write(bytes);
  return promise;
}
