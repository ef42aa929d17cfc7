/** `docs/specification.md`: every statement of the specification with the test that holds it. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Rule } from './sources.ts';

const folder = path.resolve(import.meta.dirname, '../../docs');

/** Statements in each section of the specification. */
const sections = [35, 87, 109, 29, 33, 19, 76, 25, 18];

/** Statements without a test. The number only falls: lower it when a test is added. */
const untested = 0;

interface Row {
  readonly id: string;
  readonly test: string;
}

const rows = (): readonly Row[] =>
  [
    ...readFileSync(path.join(folder, 'specification.md'), 'utf8').matchAll(
      /^\| (S\d+\.\d+) \| (?:\\\||[^|])+ \| ((?:\\\||[^|])+) \|/gm,
    ),
  ].map(([, id = '', test = '']) => ({ id, test: test.trim() }));

const statements = sections.flatMap((count, at) =>
  Array.from({ length: count }, (_, number) => `S${at + 1}.${String(number + 1).padStart(2, '0')}`),
);

/** The error in the test that a row names; none if it is there. */
function missingTest({ id, test }: Row): readonly string[] {
  if (test === 'no test') return [];
  const [, link = '', name] = /^\[[^\]]+\]\(([^)]+)\)(?: “(.+)”)?$/.exec(test) ?? [];
  const file = path.join(folder, link);
  if (link === '' || !/\.(?:test|spec)\.tsx?$/.test(file) || !existsSync(file))
    return [
      `docs/specification.md: ${id} names no test file; link the one that holds it, or write “no test”.`,
    ];
  return name === undefined || readFileSync(file, 'utf8').includes(name)
    ? []
    : [
        `docs/specification.md: ${id}: ${path.basename(file)} has no test “${name}”; name the one that holds it.`,
      ];
}

export const holdsEveryStatement: Rule = () => {
  const found = rows();
  const ids = found.map(({ id }) => id);
  const open = found.filter(({ test }) => test === 'no test').length;
  return [
    ...statements
      .filter((id) => ids.filter((each) => each === id).length !== 1)
      .map((id) => `docs/specification.md: ${id} needs exactly one line.`),
    ...ids
      .filter((id) => !statements.includes(id))
      .map((id) => `docs/specification.md: the specification has no ${id}.`),
    ...found.flatMap(missingTest),
    ...(open === untested
      ? []
      : [
          open < untested
            ? `scripts/structure/specification.ts: only ${open} statements are without a test; lower the number.`
            : `docs/specification.md: ${open} statements are without a test, ${untested} were; add the missing ones.`,
        ]),
  ];
};
