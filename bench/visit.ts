/** The first visit of the entry pages: requests, and KiB as transferred. `--list` prints each request. */
import path from 'node:path';
import process from 'node:process';
import { ensureBuilt } from '../scripts/build.mjs';
import { atMost, record } from './figure.ts';
import { counted, kinds, startVisits, type Visit } from './visits.ts';

interface Aim extends Visit {
  readonly figure: string;
  readonly requests: number;
  readonly kib: number;
}

const aims: readonly Aim[] = [
  { figure: '/ar', path: '/ar', language: 'ar', isSignedIn: false, requests: 20, kib: 190 },
  { figure: '/en', path: '/en', language: 'en', isSignedIn: false, requests: 20, kib: 190 },
  {
    figure: 'sign-in page, Arabic',
    path: '/access/login',
    language: 'ar',
    isSignedIn: false,
    requests: 30,
    kib: 330,
  },
  {
    figure: 'calculator, guest, Arabic',
    path: '/calculator',
    language: 'ar',
    isSignedIn: false,
    requests: 30,
    kib: 330,
  },
  {
    figure: 'calculator, signed in, Arabic',
    path: '/user/add-product',
    language: 'ar',
    isSignedIn: true,
    requests: 30,
    kib: 330,
  },
  {
    figure: 'calculator, signed in, English',
    path: '/user/add-product',
    language: 'en',
    isSignedIn: true,
    requests: 30,
    kib: 330,
  },
];

ensureBuilt();
await using opened = new AsyncDisposableStack();
const { load } = await startVisits(opened, path.resolve(import.meta.dirname, '../apps/web/dist'));
for (const aim of aims) {
  const loaded = await load(aim);
  const { requests, kib, byKind } = counted(loaded);
  if (process.argv.includes('--list'))
    for (const { kind, bytes, url } of loaded.toSorted((a, b) => b.bytes - a.bytes))
      console.log(`${kind.padEnd(6)}${String(bytes).padStart(8)}  ${url}`);
  console.log(
    `${aim.figure}: ${kinds.map((kind) => `${kind} ${byKind[kind].requests} × ${(byKind[kind].bytes / 1024).toFixed(1)} KiB`).join(', ')}`,
  );
  record(atMost(`whole first visit of ${aim.figure}`, { value: requests, unit: ' requests' }, aim.requests));
  record(atMost(`whole first visit of ${aim.figure}`, { value: kib, unit: ' KiB' }, aim.kib));
}
