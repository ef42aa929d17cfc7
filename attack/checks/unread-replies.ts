import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { AttackedServer } from '../core/attacked-server.ts';
import { measureLatency } from '../core/latency-probe.ts';
import { memoryOf } from '../core/process-memory.ts';
import { atMost, type Finding, megabytes, milliseconds, noneOf } from '../core/report.ts';

/** A setting of the attacked server. */
export const unreadMegabytes = '64';
/** The whole of the server's process, on a machine with little memory. */
const maxMemory = 512;
const longestWait = 1_000;
/** Milliseconds for which nothing is read. */
const silence = 4_000;
const requestOf = (path: string): string => `GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`;

interface Ahead {
  readonly name: string;
  readonly connections: number;
  /** Everything that each of them sends at once. */
  readonly bytes: string;
  /** Far more than any client sends ahead: the connection must be closed. */
  readonly isClosed: boolean;
}

const attacks: readonly Ahead[] = [
  {
    name: '3 MB of requests for lists over 40 connections',
    connections: 40,
    bytes: requestOf('/v1/store').repeat(2_000),
    isClosed: true,
  },
  {
    name: '600 requests for the API’s document over 40 connections',
    connections: 40,
    bytes: requestOf('/v1/docs/openapi.json').repeat(15),
    isClosed: true,
  },
  {
    name: 'eight requests for the API’s document on each of 300 connections',
    connections: 300,
    bytes: requestOf('/v1/docs/openapi.json').repeat(8),
    isClosed: false,
  },
  {
    name: 'eight requests for the fees on each of 300 connections',
    connections: 300,
    bytes: requestOf('/v1/fee-book').repeat(8),
    isClosed: false,
  },
];

/** A connection that sends and does not read. */
function deaf(port: number, bytes: string): Socket {
  const socket = connect({ port, host: '127.0.0.1' });
  socket.on('error', () => undefined).pause();
  socket.write(bytes);
  return socket;
}

/** Counts those of some connections that are still open: what is left of their replies is read at last. */
async function openAfter(sockets: readonly Socket[], patience: number): Promise<number> {
  for (const socket of sockets) socket.resume();
  const end = performance.now() + patience;
  while (sockets.some(({ closed }) => !closed) && performance.now() < end) await pause(50);
  return sockets.filter(({ closed }) => !closed).length;
}

/** Sends requests ahead without reading their replies, and looks at the server's memory and at what others wait. */
export async function attackByNotReading(server: AttackedServer): Promise<readonly Finding[]> {
  // The first ones find a cold server.
  await measureLatency(server.port, () => pause(2_000));
  let memory = 0;
  let slowest = 0;
  let calls = 0;
  const notServed = new Set<string>();
  const open: string[] = [];
  const figures: string[] = [];
  const sampled = setInterval(() => {
    memory = Math.max(memory, memoryOf(server.pid()).own);
  }, 50);
  const count = attacks.reduce((sum, { connections }) => sum + connections, 0);
  for (const { name, connections, bytes, isClosed } of attacks) {
    server.longestBlock();
    const waited = await measureLatency(server.port, async () => {
      const sockets = Array.from({ length: connections }, () => deaf(server.port, bytes));
      await pause(silence);
      const left = isClosed ? await openAfter(sockets, 5_000) : 0;
      if (left > 0) open.push(`${name}: ${left} of ${connections} are open`);
      for (const socket of sockets) socket.destroy();
    });
    calls += waited.calls;
    figures.push(
      `${name}: ${milliseconds(waited.max)}, the event loop held up for ${milliseconds(server.longestBlock())}`,
    );
    slowest = Math.max(slowest, waited.max);
    for (const line of waited.refused) notServed.add(`${name}: ${line}`);
  }
  clearInterval(sampled);
  if (!server.isRunning()) notServed.add('the server has ended');
  return [
    noneOf('requests sent ahead without end: not disconnected', count, open),
    noneOf('replies that nobody reads: others were not served', calls, [...notServed]),
    atMost(
      'replies that nobody reads: what others waited',
      calls,
      slowest,
      longestWait,
      milliseconds,
      figures,
    ),
    atMost('replies that nobody reads: memory of the server', count, memory, maxMemory, megabytes),
  ];
}
