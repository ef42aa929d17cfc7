import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductColumn } from '@saer/spreadsheet/product-sheet/product-column';
import { useMutation } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { useLanguage } from '../../../lib/language.ts';
import { showToast } from '../../../lib/toasts.ts';
import { ToolButton } from '../grid/tool-button.tsx';
import type { WorkInHand } from '../grid/use-work.ts';
import type { ReadAs } from '../reading/sheet-tasks.ts';
import type { Brought, SheetInHand } from '../use-sheet.ts';
import { downloadFile } from './download-file.ts';
import { sheetLines } from './sheet-lines.ts';

type Props = {
  readonly sheet: SheetInHand;
  readonly brought: Brought;
  readonly work: WorkInHand;
  readonly columns: readonly ProductColumn[];
  readonly readAs: ReadAs;
};

type Wanted = 'own' | 'xlsx' | 'csv' | 'problems';

const endings: Readonly<Record<Wanted, string>> = { own: 'xlsx', xlsx: 'xlsx', csv: 'csv', problems: 'xlsx' };

/** The sheet back: the seller's own workbook with the results in it, the priced rows, or those that are to be mended. */
export function SheetDownloads({ sheet, brought, work, columns, readAs }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const { rows, twins, counts } = work;
  const isWorkbook = brought.kind === 'xlsx' && brought.source.kind === 'file';
  const name = brought.source.kind === 'file' ? brought.source.fileName.replace(/\.[^.]+$/, '') : t`Products`;
  const names: Readonly<Record<Wanted, string>> = {
    own: name,
    xlsx: `${name} - ${t`priced`}`,
    csv: `${name} - ${t`priced`}`,
    problems: `${name} - ${t`problems`}`,
  };

  const { mutate, isPending } = useMutation({
    mutationFn: async (wanted: Wanted): Promise<Uint8Array> => {
      const reader = await sheet.reader();
      const lines = sheetLines(rows, twins);
      if (wanted === 'own') return reader.ask('writeBack', { lines, readAs, language });
      if (wanted === 'problems') return reader.ask('writeProblems', { lines, readAs, language });
      return reader.ask('writePriced', { lines, columns, kind: wanted, language });
    },
    meta: { quiet: true },
    onError: (_error, wanted) =>
      showToast({
        tone: 'negative',
        text:
          wanted === 'own'
            ? t`This workbook cannot be written into without harm. Download the priced rows instead.`
            : t`The file could not be made. Try again, or download it in the other format.`,
      }),
    onSuccess: (bytes, wanted) => downloadFile(bytes, `${names[wanted]}.${endings[wanted]}`),
  });

  const button = (wanted: Wanted, title: string, isDisabled = false) => (
    <ToolButton onPress={() => mutate(wanted)} isDisabled={isPending || isDisabled}>
      <FileDown aria-hidden />
      {title}
    </ToolButton>
  );

  return (
    <fieldset className="flex flex-wrap items-center gap-x-1">
      <legend className="sr-only">{t`Download`}</legend>
      <span aria-hidden className="pe-2 text-sm text-muted">
        <Trans>Download</Trans>
      </span>
      {isWorkbook ? button('own', t`Your workbook with prices`, counts.waiting > 0) : null}
      {button('xlsx', t`Priced rows (.xlsx)`, counts.waiting > 0)}
      {button('csv', t`Priced rows (.csv)`, counts.waiting > 0)}
      {counts.bad > 0 ? button('problems', t`Only the rows with problems`) : null}
    </fieldset>
  );
}
