import type { Language } from '@saer/i18n/locale';
import type { ReactElement } from 'react';
import { deadZoneExample } from './dead-zone/dead-zone-example.ts';
import { DeadZoneExplorer } from './dead-zone/dead-zone-explorer.tsx';
import { StoreFees } from './trial/store-fees.tsx';
import { PriceTrial } from './trial/price-trial.tsx';
import type { TrialBook } from './trial/trial-book.ts';

/** The parts of the page that come alive in the browser; the rest stays the text it was built as. */
export const islandNames = ['price-trial', 'dead-zone-explorer', 'store-fees'] as const;
export type IslandName = (typeof islandNames)[number];

/** What an island is made of, the same at build and in the browser. */
export function islandElement(name: IslandName, language: Language, book: TrialBook): ReactElement | null {
  if (name === 'price-trial') return <PriceTrial language={language} builtWith={book} />;
  if (name === 'store-fees') return <StoreFees language={language} builtWith={book} />;
  const example = deadZoneExample(book);
  return example === undefined ? null : <DeadZoneExplorer example={example} />;
}
