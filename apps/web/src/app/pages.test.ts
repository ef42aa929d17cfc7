import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { lists } from '@saer/contract/lists/all';
import { pageAccess } from '@saer/contract/site/pages';
import { publicPages } from '@saer/contract/site/public-pages';
import { expect, test } from 'vitest';

const files = [
  'pages.tsx',
  'admin-pages.tsx',
  'operation-pages.tsx',
  ...globSync('routes/*.tsx', { cwd: import.meta.dirname }),
];

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

const messagesIn = (file: string): readonly string[] =>
  [...readFileSync(path.join(import.meta.dirname, file), 'utf8').matchAll(/\bmessages: \[([^\]]*)\]/g)].map(
    ([, names = '']) => names,
  );

test('a page of admins loads the errors of what only they edit, a page about accounts those of passwords and codes', () => {
  const ofAdmins = ['admin-pages.tsx', 'operation-pages.tsx', 'admin-list-pages.tsx'].flatMap(messagesIn);
  expect(ofAdmins.length).toBeGreaterThan(20);
  for (const names of ofAdmins) if (names.includes("'errors'")) expect(names).toContain("'admin-errors'");
  for (const names of [...ofAdmins, ...messagesIn('pages.tsx')])
    if (/'(?:account|users)'/.test(names)) expect(names).toContain("'sign-in-errors'");
});
