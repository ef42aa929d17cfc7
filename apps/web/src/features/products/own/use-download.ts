import type { ListFilter } from '@saer/contract/list-filter';
import { downloadTypes } from '@saer/contract/product-download';
import { riyadhDay } from '@saer/i18n/format-date';
import { receiveFile } from '../../../lib/receive-file.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useStream } from './use-stream.ts';

/** Hands products to the seller as a sheet. `ids`: only these of what the filter finds. */
export function useDownload(onDone: () => void) {
  const { run, ...rest } = useStream();
  const start = (
    filter: ListFilter,
    ids: readonly number[] | undefined,
    kind: 'xlsx' | 'csv',
    of: number,
  ): Promise<void> =>
    run(async (open, signal) => {
      const narrowed = ids === undefined ? filter : { ...filter, where: { id: { in: [...ids] } } };
      const { response, onChunk } = await open(narrowed, kind);
      const file = await receiveFile(response, downloadTypes[kind], { signal, onChunk });
      saveFile(file, `saer-products-${riyadhDay(new Date())}.${kind}`);
      onDone();
    }, of);
  return { start, ...rest };
}
