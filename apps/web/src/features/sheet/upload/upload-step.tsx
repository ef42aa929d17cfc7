import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage } from '@saer/i18n/errors/error-messages';
import { type UnreadableFile, acceptedFiles } from '@saer/spreadsheet/read/opened-file';
import { useMutation } from '@tanstack/react-query';
import { Download, FileSpreadsheet } from 'lucide-react';
import { useEffectEvent, useLayoutEffect } from 'react';
import { HelpLink } from '../../../components/button/help-link.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { Notice } from '../../../components/layout/notice.tsx';
import type { SheetSession } from '../session/use-sheet-session.ts';
import { Button } from '../../../components/button/button.tsx';
import { useLanguage } from '../../../lib/language/language.ts';
import { downloadFile } from '../downloads/download-file.ts';
import type { SheetReader } from '../reading/sheet-reader.ts';
import { DropZone } from '../../../components/form/drop-zone.tsx';
import { useDroppedFile } from '../../../lib/hooks/use-dropped-file.ts';

/** Takes a file that is chosen, or dropped anywhere on the page. */
function FileDrop({ onFile }: { readonly onFile: (file: File) => void }) {
  const isOver = useDroppedFile(onFile);
  return (
    <DropZone
      icon={<FileSpreadsheet />}
      title={<Trans>Drop your file here</Trans>}
      about={
        <Trans>
          Excel (.xlsx, .xlsm, .xls), LibreOffice (.ods) or .csv, as you have it: columns are recognised in
          English, Arabic and by the marketplaces’ own names. It stays in this browser until you save it.
        </Trans>
      }
      choose={<Trans>Choose a file</Trans>}
      accept={acceptedFiles}
      isOver={isOver}
      onFiles={([file]) => {
        if (file !== undefined) onFile(file);
      }}
    />
  );
}

/** Cells that are pasted anywhere on the page. */
const usePaste = (take: (text: string) => void): void => {
  const pasted = useEffectEvent((event: ClipboardEvent) => {
    const text = event.clipboardData?.getData('text/plain') ?? '';
    // A field of the page takes what is pasted into it itself.
    if (text.trim() === '' || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    take(text);
  });
  // Before anything is painted: what can be seen also listens.
  useLayoutEffect(() => {
    document.addEventListener('paste', pasted);
    return () => document.removeEventListener('paste', pasted);
  }, []);
};

/** A sheet to fill in, in the language of the page. */
function TemplateButton({ getReader }: { readonly getReader: () => Promise<SheetReader> }) {
  const language = useLanguage();
  const { mutate, isPending } = useMutation({
    mutationFn: async () => (await getReader()).ask('template', { language }),
    onSuccess: (bytes) =>
      downloadFile(bytes, language === 'ar' ? 'قالب-المنتجات.xlsx' : 'products-template.xlsx'),
  });
  return (
    <Button onPress={() => mutate()} isPending={isPending}>
      <Download aria-hidden className="size-4" />
      <Trans>Download the template</Trans>
    </Button>
  );
}

type Props = { readonly sheet: SheetSession; readonly refusal: UnreadableFile | undefined };

/** A file dropped or chosen, or cells pasted anywhere on the page. */
export function UploadStep({ sheet, refusal }: Props) {
  const { t, i18n } = useLingui();
  usePaste((text) => void sheet.uploadText(text));
  return (
    <div className="flex flex-col gap-3">
      {refusal === undefined ? null : (
        <div role="alert">
          <Notice tone="danger">{errorMessage(i18n, refusal.reason, refusal.details)}</Notice>
        </div>
      )}
      <FileDrop onFile={(file) => void sheet.uploadFile(file)} />
      <div className="grid gap-3 lg:grid-cols-2">
        <Card>
          <h2 className="text-base font-semibold text-ink">
            <Trans>Or paste</Trans>
          </h2>
          <p className="mt-1 text-sm text-muted">
            <Trans>
              Copy the cells in Excel or Google Sheets, headers included, and press{' '}
              <kbd dir="ltr">Ctrl+V</kbd> here.
            </Trans>
          </p>
          <textarea
            aria-label={t`Paste your cells here`}
            placeholder={t`Paste your cells here`}
            rows={2}
            value=""
            // Typing does not create a sheet: pasted text is handled by the page.
            onChange={() => undefined}
            className="mt-3 w-full resize-none rounded-control border border-edge bg-field px-3 py-2 text-base text-ink placeholder:text-muted sm:text-sm"
          />
        </Card>
        <Card>
          <h2 className="text-base font-semibold text-ink">
            <Trans>No file yet?</Trans>
          </h2>
          <p className="mt-0.5 mb-3 text-sm text-muted">
            <Trans>
              Start from our template: it has the lists of stores, categories and size classes to choose from,
              and a sheet that explains each column.
            </Trans>
          </p>
          <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
            <TemplateButton getReader={sheet.getReader} />
            <HelpLink page="/instructions/sheet" about={t`Price a spreadsheet`} />
          </div>
        </Card>
      </div>
    </div>
  );
}
