import { readFile } from 'node:fs/promises';
import { knownLayouts } from '@saer/spreadsheet/rows/layouts/known-layouts';
import { expect, test } from 'vitest';

interface Written {
  readonly importAliases: {
    readonly sheetLayouts: readonly { readonly status: string; readonly source: string }[];
    readonly noonFbnInventoryHeader: readonly string[];
  };
}

const written = async (): Promise<Written['importAliases']> => {
  const text = await readFile(new URL('../seed/reference-data.json', import.meta.url), 'utf8');
  const { importAliases }: Written = JSON.parse(text);
  return importAliases;
};

test('the layouts that are recognised are those of the reference data, which says where each was found', async () => {
  const { sheetLayouts, noonFbnInventoryHeader } = await written();
  const rows = sheetLayouts.map(({ status, source, ...layout }) => {
    expect(['found', 'proposed']).toContain(status);
    expect(source.length).toBeGreaterThan(20);
    return layout;
  });
  expect(rows).toEqual(knownLayouts);
  const inventory = knownLayouts.find(({ code }) => code === 'noonFbnInventory');
  const named = new Set([...Object.keys(inventory?.columns ?? {}), ...(inventory?.irrelevant ?? [])]);
  expect([...named].toSorted()).toEqual([...noonFbnInventoryHeader].toSorted());
});
