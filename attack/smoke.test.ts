import { rmSync } from 'node:fs';
import { endpoints } from '@saer/contract/endpoints';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { builtWeb } from '../apps/server/src/testing/built-web.ts';
import { type TestApp, testApp } from '../apps/server/src/testing/test-app.ts';
import { attackAuthorisation } from './checks/authorisation.ts';
import { attackRequests } from './checks/requests.ts';
import { attackSurface } from './checks/surface.ts';
import { proxyHops } from './core/proxy-hops.ts';
import type { Finding } from './core/report.ts';
import type { Target } from './core/target.ts';
import { missingAttacks } from './surface/missing-attacks.ts';
import { surfaceOf } from './surface/surface.ts';

const webFolder = builtWeb();
let server: TestApp;
let target: Target;
beforeAll(async () => {
  server = await testApp({ webFolder, environment: { TRUST_PROXY: proxyHops } });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = z.object({ port: z.int() }).parse(server.app.server.address());
  target = { port, db: server.db, log: () => '' };
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  rmSync(webFolder, { recursive: true });
});

const missed = (findings: readonly Finding[]) =>
  findings.filter(({ isMiss }) => isMiss).map(({ check, details }) => ({ check, details }));

test('every eighth endpoint serves and rejects as the contract says', async () => {
  const findings = await attackAuthorisation(
    target,
    endpoints.filter((_, at) => at % 8 === 0),
  );
  expect(missed(findings)).toEqual([]);
  expect(findings.every(({ count }) => count > 0)).toBe(true);
});

test('everything that the server serves has an attack', () => {
  expect(missingAttacks(surfaceOf(server.app))).toEqual([]);
});

test('strangers get nothing from pages, links and webhooks', async () => {
  expect(missed(await attackSurface(target, surfaceOf(server.app)))).toEqual([]);
});

test('200 generated requests are all answered in our words', async () => {
  const findings = await attackRequests(target, {
    requests: 200,
    seed: 11_774,
    routes: surfaceOf(server.app).routes,
  });
  expect(missed(findings)).toEqual([]);
  expect(findings[0]).toMatchObject({ count: 200 });
});
