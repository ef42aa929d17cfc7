import type { Language } from '@saer/i18n/locale';
import type { ReactElement } from 'react';
import { deadZoneExample } from './dead-zone/dead-zone-example.ts';
import { DeadZoneExplorer } from './dead-zone/dead-zone-explorer.tsx';
import { PriceDemo } from './demo/price-demo.tsx';
import type { DemoFeeBook } from './demo/demo-fee-book.ts';

/** The parts of the page that come alive in the browser; the rest stays the text it was built as. */
export const islandNames = ['price-demo', 'dead-zone-explorer'] as const;
export type IslandName = (typeof islandNames)[number];

/** The content of an island, the same at build time and in the browser. */
export function islandElement(name: IslandName, language: Language, book: DemoFeeBook): ReactElement | null {
  if (name === 'price-demo') return <PriceDemo language={language} builtWith={book} />;
  const example = deadZoneExample(book);
  return example === undefined ? null : <DeadZoneExplorer example={example} />;
}
