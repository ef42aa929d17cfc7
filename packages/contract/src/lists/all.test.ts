import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lists } from './all.ts';

const folder = new URL('.', import.meta.url).pathname;
const isList = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'find' in value && 'relationNames' in value;

test('every list with a file is registered', async () => {
  const files = globSync('*.ts', { cwd: folder, exclude: ['*.test.ts', 'all.ts'] });
  const modules: Record<string, unknown>[] = await Promise.all(files.map((file) => import(`./${file}`)));
  const defined = modules.flatMap((module) => Object.entries(module).filter(([, value]) => isList(value)));
  expect(Object.fromEntries(defined)).toEqual(lists);
});

test.each(Object.entries(lists))('%s has its own path and labels', (name, { find, labels }) => {
  const others = Object.entries(lists).filter(([other]) => other !== name);
  expect(others.map(([, other]) => other.find.path)).not.toContain(find.path);
  for (const label of [labels.en.one, labels.en.many, labels.ar.one, labels.ar.many]) {
    expect(
      others.flatMap(([, other]) => [...Object.values(other.labels.en), ...Object.values(other.labels.ar)]),
    ).not.toContain(label);
  }
});
