import type { ListFilter } from '@saer/contract/list-filter';
import type { ListedProduct } from '@saer/contract/product';
import { riyadhDay } from '@saer/i18n/format-date';
import type { NoNoonPrice, NoonPriceChoice } from '@saer/spreadsheet/write/noon-price-rows';
import { useState } from 'react';
import { useLanguage } from '../../../lib/language.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useFailureWords } from '../../../lib/use-failure-words.ts';
import type { Scope } from './scope.ts';
import { useGather } from './use-gather.ts';

interface Asked {
  readonly filter: ListFilter;
  readonly scope: Scope;
  readonly marked: readonly ListedProduct[];
  readonly choice: NoonPriceChoice;
  readonly partner: string;
}

interface Taken {
  /** Prices in the file; 0: there is no file. */
  readonly written: number;
  readonly left: readonly NoNoonPrice[];
}

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Hands prices to the seller as noon takes them. */
export function useNoonPrices() {
  const language = useLanguage();
  const failureWords = useFailureWords();
  const { gather, stop, fetched, end } = useGather();
  const [problem, setProblem] = useState<string>();
  const [taken, setTaken] = useState<Taken>();

  const start = async ({ filter, scope, marked, choice, partner }: Asked): Promise<void> => {
    setProblem(undefined);
    try {
      const [products, { noonPriceRows }, { writeNoonPrices }] = await Promise.all([
        gather(filter, scope, marked),
        import('@saer/spreadsheet/write/noon-price-rows'),
        import('@saer/spreadsheet/write/noon-price-file'),
      ]);
      if (products === undefined) return;
      const found = noonPriceRows(products, choice);
      if (found.rows.length > 0) {
        const bytes = await writeNoonPrices(found, language, partner === '' ? undefined : partner);
        saveFile(
          new Blob([Uint8Array.from(bytes)], { type }),
          `saer-noon-prices-${riyadhDay(new Date())}.xlsx`,
        );
      }
      setTaken({ written: found.rows.length, left: found.left });
    } catch (error) {
      setProblem(error instanceof Error ? failureWords(error) : String(error));
    } finally {
      end();
    }
  };
  return { start, stop, fetched, problem, taken };
}
