import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lists } from '@saer/contract/lists/all';
import { pageAccess } from '@saer/contract/pages';
import { publicPages } from '@saer/contract/public-pages';
import { expect, test } from 'vitest';

const files = ['pages.tsx', 'admin-pages.tsx', ...globSync('routes/*.tsx', { cwd: import.meta.dirname })];

/** The addresses of the router, as the registers and the other routes write them. */
const routed = files.flatMap((file) =>
  [
    ...readFileSync(path.join(import.meta.dirname, file), 'utf8').matchAll(
      /^ {2}'(\/[^']*)': (?:\{|addPage\()$|\bpath: '([^']+)'/gm,
    ),
  ].flatMap(([, registered, written]) => registered ?? written ?? []),
);

const listPages = Object.values(lists).flatMap(({ adminPage }) => adminPage ?? []);

test('the router has exactly the pages of the contract, so that no missing page is answered with 200', () => {
  // The public pages are separate files, which routes/public-pages.tsx takes from the contract.
  expect([...new Set([...routed, ...listPages, ...publicPages])].toSorted()).toEqual(
    // The server answers 200 for the tools there are (`isToolPage`).
    [...Object.keys(pageAccess), '/user/tools/$tool'].toSorted(),
  );
});
