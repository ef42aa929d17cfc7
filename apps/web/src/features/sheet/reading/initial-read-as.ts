import { knownLayouts } from '@saer/spreadsheet/rows/known-layouts';
import type { RowTexts } from '@saer/spreadsheet/rows/product-column';
import type { DetectedSheet, ReadAs } from './sheet-tasks.ts';

/** A sheet as it was found, before anybody chooses otherwise. The file of one store is of that store. */
export function initialReadAs(found: DetectedSheet, index: number, defaults: RowTexts): ReadAs {
  const { headerRow, mapping, units, blocks, ignored, layout } = found;
  const store = knownLayouts.find(({ code }) => code === layout)?.store ?? null;
  const isStoreKnown = store !== null && mapping.store === undefined;
  return {
    sheet: index,
    headerRow,
    mapping,
    units,
    blocks,
    currencies: {},
    ignored,
    answered: [],
    areColumnsSeen: false,
    fillFromProducts: null,
    defaults: isStoreKnown ? { ...defaults, store } : defaults,
  };
}
