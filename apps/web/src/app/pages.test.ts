import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pageAccess } from '@saer/contract/pages';
import { expect, test } from 'vitest';

const folder = path.join(import.meta.dirname, 'routes');

/** The addresses of the router, as its files write them. */
const routed = readdirSync(folder).flatMap(
  (file) => /\bpath: '([^']+)'/.exec(readFileSync(path.join(folder, file), 'utf8'))?.[1] ?? [],
);

test('the router has every page of the contract and no other, so that none is answered 200 with nothing there', () => {
  // The landing page is a file of its own.
  expect(routed.toSorted()).toEqual(
    Object.keys(pageAccess)
      .filter((page) => page !== '/')
      .toSorted(),
  );
});
