import type { ListFilter } from '@saer/contract/list-filter';
import { type PricedProduct, pricedProduct } from '@saer/contract/product-download';
import { riyadhDay } from '@saer/i18n/format-date';
import type { NoNoonPrice, NoonPriceChoice } from '@saer/spreadsheet/write/noon-price-rows';
import { useState } from 'react';
import * as z from 'zod/mini';
import { useLanguage } from '../../../lib/language.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { receivedChunks } from '../../../lib/receive-file.ts';
import { useStream } from './use-stream.ts';

interface Asked {
  readonly filter: ListFilter;
  /** Only these; undefined for all that the filter finds. */
  readonly named: readonly PricedProduct[] | undefined;
  readonly of: number;
  readonly choice: NoonPriceChoice;
  readonly partner: string;
}

interface Taken {
  /** Prices in the file; 0 if there is no file. */
  readonly written: number;
  readonly left: readonly NoNoonPrice<PricedProduct>[];
}

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** Splits a stream into lines. */
async function* lines(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of chunks) {
    const found = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = found.pop() ?? '';
    yield* found;
  }
}

/** Hands prices to the seller as noon takes them. */
export function useNoonPrices() {
  const language = useLanguage();
  const { run, ...rest } = useStream();
  const [taken, setTaken] = useState<Taken>();

  const start = ({ filter, named, choice, partner, of }: Asked): Promise<void> =>
    run(async (open, signal) => {
      const [{ noonPriceRows }, { writeNoonPrices }] = await Promise.all([
        import('@saer/spreadsheet/write/noon-price-rows'),
        import('@saer/spreadsheet/write/noon-price-file'),
      ]);
      const all = async (): Promise<PricedProduct[]> => {
        const { response, onChunk } = await open(filter, 'prices');
        const products: PricedProduct[] = [];
        async function* watched() {
          for await (const chunk of receivedChunks(response, signal)) {
            onChunk(chunk);
            yield chunk;
          }
        }
        for await (const line of lines(watched())) products.push(z.parse(pricedProduct, JSON.parse(line)));
        return products;
      };
      const found = noonPriceRows(named ?? (await all()), choice);
      if (found.rows.length > 0) {
        const bytes = await writeNoonPrices(found, language, partner === '' ? undefined : partner);
        if (signal.aborted) return;
        saveFile(
          new Blob([Uint8Array.from(bytes)], { type }),
          `saer-noon-prices-${riyadhDay(new Date())}.xlsx`,
        );
      }
      setTaken({ written: found.rows.length, left: found.left });
    }, of);
  return { start, taken, ...rest };
}
