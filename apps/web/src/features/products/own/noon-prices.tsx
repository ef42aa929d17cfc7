import * as z from 'zod/mini';
import { Trans, useLingui, Plural } from '@lingui/react/macro';
import type { ListFilter } from '@saer/contract/api/list-filter';
import { type ListedProduct, type PricedProduct, pricedProduct } from '@saer/contract/products/product';
import type { NoonPriceChoice, NoNoonPrice, NoonPriceReason } from '@saer/spreadsheet/write/noon-price-rows';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { riyadhDay } from '@saer/i18n/format-date';
import { Button } from '../../../components/button/button.tsx';
import { Dialog } from '../../../components/overlay/dialog.tsx';
import { DialogActions } from '../../../components/overlay/dialog-actions.tsx';
import { SegmentedControl } from '../../../components/button/segmented-control.tsx';
import { TextField } from '../../../components/form/text-field.tsx';
import { readStorage, writeStorage } from '../../../lib/browser/storage.ts';
import { productsQuery } from '../queries.ts';
import { DownloadProgress } from './download-progress.tsx';
import { ScopeChoice, type Scope } from './scope-choice.tsx';
import { useLanguage } from '../../../lib/language/language.ts';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { receivedChunks } from '../../../lib/api/receive-file.ts';
import { useStream } from './use-stream.ts';
import { Money } from '../../../components/figure/money.tsx';
import { Notice } from '../../../components/layout/notice.tsx';
import { productName } from '../../../domain/names/name.ts';

/** Products listed here; the file contains all. */
const maxListed = 20;

type NoonPricesResultProps = {
  readonly written: number;
  readonly left: readonly NoNoonPrice<PricedProduct>[];
  readonly onClose: () => void;
};

/** Counts how many prices are in the file for noon, and which are not, and why. */
function NoonPricesResult({ written, left, onClose }: NoonPricesResultProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const reasons: Readonly<Record<NoonPriceReason, string>> = {
    otherStore: t`Not sold on noon`,
    noSku: t`Without a SKU`,
    belowRange: t`Below noon’s lowest price`,
    aboveRange: t`Above noon’s highest price`,
    skuTwice: t`SKU twice, at two prices`,
  };
  const groups = [...Map.groupBy(left, ({ reason }) => reason)];
  return (
    <div className="flex flex-col gap-4 text-sm">
      <Notice tone={written === 0 ? 'warning' : 'positive'}>
        <p aria-live="polite">
          {written === 0 ? (
            <Trans>No price can be uploaded to noon, so there is no file.</Trans>
          ) : (
            <Plural value={written} one="# price is in the file." other="# prices are in the file." />
          )}{' '}
          {left.length === 0 ? null : (
            <Plural value={left.length} one="# product is not in it." other="# products are not in it." />
          )}
        </p>
      </Notice>
      {groups.map(([reason, group]) => (
        <section key={reason}>
          <h3 className="font-medium text-ink">
            {reasons[reason]} <bdi dir="ltr">({group.length})</bdi>
          </h3>
          <ul className="mt-1 flex flex-col gap-1 text-muted">
            {group.slice(0, maxListed).map(({ product, price }) => (
              <li key={product.id} className="flex justify-between gap-3">
                <bdi className="[overflow-wrap:anywhere]">{productName(product, language)}</bdi>
                <Money halalas={price} />
              </li>
            ))}
            {group.length > maxListed ? (
              <li>
                <Plural value={group.length - maxListed} one="and # more" other="and # more" />
              </li>
            ) : null}
          </ul>
        </section>
      ))}
      {written > 0 && left.length > 0 ? (
        <p className="text-muted">
          <Trans>The file’s second sheet names all of them. Upload the first one.</Trans>
        </p>
      ) : null}
      <DialogActions>
        <Button tone="primary" onPress={onClose}>
          <Trans>Done</Trans>
        </Button>
      </DialogActions>
    </div>
  );
}

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
function useNoonPrices() {
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

type Props = {
  /** The list's current state. */
  readonly filter: ListFilter;
  readonly marked: readonly ListedProduct[];
  /** Which products at first. */
  readonly scope: Scope;
  readonly onClose: () => void;
};

/** Exports prices as the file for noon's price import, and lists omitted products. */
export function NoonPrices({ filter, marked, scope: first, onClose }: Props) {
  const { t } = useLingui();
  const [scope, setScope] = useState<Scope>(first);
  const [choice, setChoice] = useState<NoonPriceChoice>('recommended');
  const [partner, setPartner] = useState(() => readStorage('noonPartner') ?? '');
  const { data } = useQuery(productsQuery(filter));
  const { start, stop, progress, problem, taken } = useNoonPrices();
  const visible = data?.data ?? [];
  const page = visible.length;
  const counts = { all: data?.total ?? page, page, marked: marked.length };
  const isAtWork = progress !== undefined;
  const named = { all: undefined, page: visible, marked };
  const end = (): void => {
    stop();
    onClose();
  };
  const take = (): void => {
    const number = partner.trim();
    writeStorage('noonPartner', number);
    void start({ filter, named: named[scope], choice, partner: number, of: counts[scope] });
  };
  return (
    <Dialog title={t`Price file for noon`} onClose={end}>
      {taken === undefined ? (
        <div className="flex flex-col gap-5">
          <p className="text-sm text-muted">
            <Trans>
              An Excel file to upload in noon’s Seller Lab, under Catalog, Imports, Price. Prices outside the
              range noon allows stay out of it and are named.
            </Trans>
          </p>
          <ScopeChoice counts={counts} value={scope} onChange={setScope} />
          <SegmentedControl
            label={t`Which price`}
            options={[
              { id: 'recommended', name: t`Recommended` },
              { id: 'final', name: t`My own, where I typed one` },
            ]}
            value={choice}
            onChange={setChoice}
          />
          <TextField
            label={t`Your partner number at noon (id_partner)`}
            description={t`noon’s import asks for it. Empty: the column stays empty.`}
            value={partner}
            onChange={setPartner}
          />
          {isAtWork ? <DownloadProgress {...progress} /> : null}
          {problem === undefined ? null : (
            <p role="alert" className="rounded-control bg-danger-soft px-3.5 py-2.5 text-sm text-ink">
              {problem}
            </p>
          )}
          <DialogActions>
            <Button onPress={end}>
              <Trans>Cancel</Trans>
            </Button>
            <Button tone="primary" onPress={take} isPending={isAtWork} isDisabled={counts.all === 0}>
              <Trans>Download the price file</Trans>
            </Button>
          </DialogActions>
        </div>
      ) : (
        <NoonPricesResult {...taken} onClose={end} />
      )}
    </Dialog>
  );
}
