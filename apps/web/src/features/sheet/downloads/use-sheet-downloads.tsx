import { Trans, useLingui, Plural } from '@lingui/react/macro';
import { formatScaled } from '@saer/i18n/format-number';
import type { ProductColumn } from '@saer/spreadsheet/rows/layouts/product-column';
import type { OwnWorkbook } from '@saer/spreadsheet/write/edited/write-own-workbook';
import { useMutation } from '@tanstack/react-query';
import { ChevronDown, FileDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { SheetInterpretation } from '@saer/spreadsheet/session/sheet-interpretation';
import type { NoonPriceReason } from '@saer/spreadsheet/write/noon-price-rows';
import { buttonStyle } from '../../../components/button/button-style.ts';
import { MenuButton, type MenuAction } from '../../../components/overlay/menu-button.tsx';
import { useLanguage } from '../../../lib/language/language.ts';
import { showToast } from '../../../lib/browser/toasts.ts';
import type { GridSession } from '../session/use-grid-session.ts';
import type { WrittenFile, SheetLine } from '../reading/write-back.ts';
import type { MarketPrices } from '../reading/market-prices.ts';
import type { UploadedSource } from '../session/session-data.ts';
import type { SheetSession } from '../session/use-sheet-session.ts';
import { isSavable, getRowErrors, type Duplicates } from '../model/row-state.ts';
import { DownloadRejected } from './download-rejected.tsx';
import { downloadFile } from './download-file.ts';
import { WorkbookNotice } from './workbook-notice.tsx';
import type { GridRows } from '../model/grid-row.ts';
import { chunksOf } from '../model/chunks-of.ts';
import type { SheetReader } from '../reading/sheet-reader.ts';
import { Money } from '../../../components/figure/money.tsx';
import { Notice } from '../../../components/layout/notice.tsx';

/** Products listed here; the file contains all. */
const maxListed = 8;

/** Counts how many prices are in the file for the marketplace, and which it would not take, and why. */
function MarketPricesNotice({ prices: { written, skipped } }: { readonly prices: MarketPrices }) {
  const { t } = useLingui();
  const reasons: Readonly<Record<NoonPriceReason, string>> = {
    otherStore: t`not sold on noon`,
    noSku: t`without an SKU`,
    belowRange: t`below the lowest price allowed`,
    aboveRange: t`above the highest price allowed`,
    skuTwice: t`the SKU is there twice, at two prices`,
  };
  const rest = skipped.length - maxListed;
  return (
    <div className="mt-2">
      <Notice tone={skipped.length > 0 ? 'warning' : 'positive'}>
        <p className="font-medium">
          {written === 0 ? (
            <Trans>None of these prices would be accepted, so there is no file.</Trans>
          ) : (
            <Plural
              value={written}
              one="# price is in the file, ready to upload."
              other="# prices are in the file, ready to upload."
            />
          )}
        </p>
        {skipped.length === 0 ? null : (
          <>
            <p>
              <Plural
                value={skipped.length}
                one="# product is not in it:"
                other="# products are not in it:"
              />
            </p>
            <ul className="flex flex-col">
              {skipped.slice(0, maxListed).map(({ id, name, price, reason }) => (
                <li key={id} className="flex flex-wrap gap-x-2">
                  <bdi className="[overflow-wrap:anywhere]">{name}</bdi>
                  <Money halalas={price} />
                  <span className="text-muted">{reasons[reason]}</span>
                </li>
              ))}
            </ul>
            {rest > 0 ? (
              <p className="text-muted">
                <Plural value={rest} one="and # more" other="and # more" />
              </p>
            ) : null}
          </>
        )}
      </Notice>
    </div>
  );
}

const toLines = (rows: GridRows, duplicates: Duplicates): SheetLine[] =>
  rows.map((row) => {
    const { at, texts, outcome } = row;
    const problems = getRowErrors(row, duplicates);
    return { at, texts, problems, good: problems.length === 0 && outcome?.ok === true ? outcome : null };
  });

/** Hands the worker the rows a file is written from, a part at a time, so that however many hold up no page. */
async function sendRows(reader: SheetReader, rows: GridRows, duplicates: Duplicates): Promise<void> {
  await reader.ask('lines', { lines: [], isFirst: true });
  for (const chunk of chunksOf(rows))
    await reader.ask('lines', { lines: toLines(chunk, duplicates), isFirst: false });
}

interface SheetParts {
  readonly sheet: SheetSession;
  readonly uploaded: UploadedSource;
  readonly session: GridSession;
  readonly columns: readonly ProductColumn[];
  readonly readAs: SheetInterpretation;
  /** Its button says what it does on a phone too. */
  readonly hasWords: boolean;
  /** Rows of a sheet without a plan, where this one has more: then its prices are not downloaded. */
  readonly exceeded: number | undefined;
}

export interface SheetDownloads {
  readonly menu: ReactNode;
  readonly notices: ReactNode;
}

/** A file, and for the seller's own workbook the result of writing into it. */
type SheetDownload = WrittenFile & { readonly own?: OwnWorkbook; readonly market?: MarketPrices };

type RequestedTarget = 'own' | 'xlsx' | 'csv' | 'priced' | 'problems' | 'market';

const endings: Readonly<Record<RequestedTarget, string>> = {
  own: 'xlsx',
  xlsx: 'xlsx',
  csv: 'csv',
  priced: 'xlsx',
  problems: 'xlsx',
  market: 'xlsx',
};

/** The sheet back: the seller's own workbook with the results in it, all rows, those that have a price, or those that are to be corrected. A menu of them, and what is to be said of the last one. */
export function useSheetDownloads({
  sheet,
  uploaded,
  session,
  columns,
  readAs,
  hasWords,
  exceeded,
}: SheetParts): SheetDownloads {
  const { t } = useLingui();
  const language = useLanguage();
  const { rows, duplicates, counts } = session;
  const isWorkbook = uploaded.kind === 'xlsx' && uploaded.source.kind === 'file';
  const name =
    uploaded.source.kind === 'file' ? uploaded.source.fileName.replace(/\.[^.]+$/, '') : t`Products`;
  const names: Readonly<Record<RequestedTarget, string>> = {
    own: name,
    xlsx: `${name} - ${t`priced`}`,
    csv: `${name} - ${t`priced`}`,
    priced: `${name} - ${t`priced rows only`}`,
    problems: `${name} - ${t`problems`}`,
    market: `${name} - ${t`new prices`}`,
  };

  const priced = counts.good + counts.check;
  const all = formatScaled(rows.length, 0);
  const pricedCount = formatScaled(priced, 0);
  const bad = formatScaled(counts.bad, 0);

  const layout = uploaded.sheets[readAs.sheet]?.layout ?? null;
  // A price file of noon's own is returned as one.
  const isText = uploaded.kind !== 'xlsx' && layout?.startsWith('noonPrice') === true;
  const noonTitle = isText ? t`Prices for noon (.csv)` : t`Prices for noon (.xlsx)`;
  const marketTitle = layout === 'amazonListings' ? t`Prices for Amazon` : noonTitle;
  const [marketPrices, setMarketPrices] = useState<MarketPrices>();
  const [writtenFile, setWrittenFile] = useState<OwnWorkbook>();

  const { mutate, isPending } = useMutation({
    mutationFn: async (requested: RequestedTarget): Promise<SheetDownload> => {
      const reader = await sheet.getReader();
      const sent = requested === 'priced' ? rows.filter((row) => isSavable(row, duplicates)) : rows;
      await sendRows(reader, sent, duplicates);
      if (requested === 'own') {
        const own = await reader.ask('writeBack', { readAs, language });
        return { ...own, own };
      }
      if (requested === 'market') {
        const market = await reader.ask('writeMarketPrices', { readAs, layout, language });
        return { bytes: market.bytes, remember: null, market };
      }
      if (requested === 'problems') return reader.ask('writeErrors', { readAs, language });
      const kind = requested === 'csv' ? 'csv' : 'xlsx';
      const bytes = await reader.ask('writePriced', { columns, units: readAs.units, kind, language });
      return { bytes, remember: null };
    },
    meta: { quiet: true },
    onError: (_error, requested) =>
      showToast({
        tone: 'negative',
        text:
          requested === 'own'
            ? t`We can’t write into this workbook without damaging it. Download the priced rows instead.`
            : t`The file couldn’t be created. Try again, or download it in the other format.`,
      }),
    onSuccess: ({ bytes, remember, own, market }, requested) => {
      const ending = market?.kind ?? endings[requested];
      // Where nothing would be accepted there is nothing to upload.
      if (market === undefined || market.written > 0) downloadFile(bytes, `${names[requested]}.${ending}`);
      if (remember !== null) sheet.saveMapping(remember);
      setWrittenFile(own);
      setMarketPrices(market);
    },
  });

  const [isRefused, setRefused] = useState(false);
  const run = (id: RequestedTarget): void => {
    if (exceeded === undefined || id === 'problems') mutate(id);
    else setRefused(true);
  };
  const action = (id: RequestedTarget, title: string, isDisabled = false): MenuAction => ({
    id,
    title,
    icon: <FileDown aria-hidden />,
    isDisabled,
    run: () => run(id),
  });
  const isWaiting = counts.waiting > 0;
  const actions = [
    ...(isWorkbook ? [action('own', t`Your workbook with prices`, isWaiting)] : []),
    ...(columns.includes('sku') && priced > 0 ? [action('market', marketTitle, isWaiting)] : []),
    action('xlsx', t`All rows: ${all} (.xlsx)`, isWaiting),
    action('csv', t`All rows: ${all} (.csv)`, isWaiting),
    ...(counts.bad > 0 && priced > 0
      ? [action('priced', t`Priced rows: ${pricedCount} (.xlsx)`, isWaiting)]
      : []),
    ...(counts.bad > 0 ? [action('problems', t`Rows with problems: ${bad} (.xlsx)`)] : []),
  ];
  return {
    menu: (
      <MenuButton
        label={t`Download`}
        actions={actions}
        isDisabled={isPending}
        className={buttonStyle('plain')}
      >
        <FileDown aria-hidden className="size-4 text-muted" />
        <span className={hasWords ? '' : 'max-md:sr-only'}>
          <Trans>Download</Trans>
        </span>
        <ChevronDown aria-hidden className="size-4 text-muted max-md:hidden" />
      </MenuButton>
    ),
    notices: (
      <div aria-live="polite" className="empty:hidden">
        {isRefused && exceeded !== undefined ? <DownloadRejected limit={exceeded} /> : null}
        {writtenFile === undefined ? null : <WorkbookNotice workbook={writtenFile} />}
        {marketPrices === undefined ? null : <MarketPricesNotice prices={marketPrices} />}
      </div>
    ),
  };
}
