import { expect, test } from 'vitest';
import { testApp } from '../testing/test-app.ts';
import { adminClient } from './testing/admin-client.ts';
import { listSamples, newNames } from './testing/list-samples.ts';

test('a new row comes last, even when the last position is taken', async () => {
  await using server = await testApp();
  const admin = await adminClient(server);
  const { position: _position, ...row } = { position: 0, ...(await listSamples.productFamily.row(admin)) };
  const add = (more: object = {}) => admin.create('productFamily', { ...row, ...newNames(), ...more });
  expect(await add({ position: 9_999 })).toMatchObject({ position: 9_999 });
  expect(await add()).toMatchObject({ position: 10_000 });
  expect(await add()).toMatchObject({ position: 10_000 });
});
