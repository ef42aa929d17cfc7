import { Trans, useLingui } from '@lingui/react/macro';
import { riyadhDay } from '@saer/i18n/format-date';
import { Download, Printer } from 'lucide-react';
import { Button } from '../../../components/button/button.tsx';
import { CopyButton } from '../../../components/button/copy-button.tsx';
import { DialogActions } from '../../../components/overlay/dialog-actions.tsx';
import { Notice } from '../../../components/layout/notice.tsx';
import { saveFile } from '../../../lib/browser/save-file.ts';

type Props = { readonly codes: readonly string[]; readonly done: string; readonly onDone: () => void };

/** New recovery codes, displayed only now: to be copied, downloaded or printed. */
export function RecoveryCodes({ codes, done, onDone }: Props) {
  const { t } = useLingui();
  const title = t`Recovery codes of your Saer account`;
  const download = (): void =>
    saveFile(
      new Blob([`${title}\n\n${codes.join('\n')}\n`], { type: 'text/plain;charset=utf-8' }),
      `saer-recovery-codes-${riyadhDay(new Date())}.txt`,
    );
  return (
    <div className="flex flex-col gap-4">
      <Notice tone="warning">
        <Trans>
          Keep these codes where you find them without your phone. Each one signs you in once. They are not
          shown again.
        </Trans>
      </Notice>
      <div data-print className="rounded-control border border-line p-4">
        <p className="mb-3 text-sm font-medium text-ink">{title}</p>
        <ul dir="ltr" aria-label={title} className="grid grid-cols-2 gap-x-4 gap-y-1.5 font-mono text-ink">
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
      </div>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={codes.join('\n')} />
        <Button onPress={download}>
          <Download aria-hidden className="size-4" />
          <Trans>Download</Trans>
        </Button>
        <Button onPress={() => window.print()}>
          <Printer aria-hidden className="size-4" />
          <Trans>Print</Trans>
        </Button>
      </div>
      <DialogActions>
        <Button tone="primary" onPress={onDone}>
          {done}
        </Button>
      </DialogActions>
    </div>
  );
}
