import { Trans, useLingui } from '@lingui/react/macro';
import { errorMessage } from '@saer/i18n/error-messages';
import type { UnreadableFile } from '@saer/spreadsheet/read/opened-file';
import { Card } from '../../../components/card.tsx';
import { Notice } from '../../../components/notice.tsx';
import type { SheetSession } from '../use-sheet.ts';
import { FileDrop } from './file-drop.tsx';
import { TemplateButton } from './template-button.tsx';
import { usePaste } from './use-paste.ts';

type Props = { readonly sheet: SheetSession; readonly refused: UnreadableFile | undefined };

/** A file dropped or chosen, or cells pasted anywhere on the page. */
export function UploadStep({ sheet, refused }: Props) {
  const { t, i18n } = useLingui();
  usePaste((text) => void sheet.uploadText(text));
  return (
    <div className="flex flex-col gap-4">
      {refused === undefined ? null : (
        <div role="alert">
          <Notice tone="danger">{errorMessage(i18n, refused.reason, refused.details)}</Notice>
        </div>
      )}
      <FileDrop onFile={(file) => void sheet.uploadFile(file)} />
      <div className="grid gap-4 lg:grid-cols-2">
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
            rows={3}
            value=""
            // Typing makes no sheet: what is pasted is taken by the page.
            onChange={() => undefined}
            className="mt-3 w-full resize-none rounded-control border border-edge bg-field px-3 py-2 text-base text-ink placeholder:text-muted sm:text-sm"
          />
        </Card>
        <Card>
          <h2 className="text-base font-semibold text-ink">
            <Trans>No file yet?</Trans>
          </h2>
          <p className="mt-1 mb-3 text-sm text-muted">
            <Trans>
              Start from our template: it has the lists of stores, categories and size classes to choose from,
              and a sheet that explains each column.
            </Trans>
          </p>
          <TemplateButton reader={sheet.reader} />
        </Card>
      </div>
    </div>
  );
}
