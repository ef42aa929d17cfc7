import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { acceptedFiles } from '@saer/spreadsheet/read/opened-file';
import { Download, Plus, RotateCcw } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '../../../components/button.tsx';
import { PrintButton } from '../../../components/print-button.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { saveFile } from '../../../lib/save-file.ts';
import { useToday } from '../../../lib/use-today.ts';
import type { CheckReply } from '../reading/statement-tasks.ts';
import type { StatementSessionState } from '../use-statement.ts';
import { useDisputeWords } from './use-dispute-words.ts';
import { useFeeNames } from './use-fee-names.ts';

const workbookType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

type Props = { readonly session: StatementSessionState; readonly check: CheckReply };

/** Actions on a checked statement: the dispute list first. */
export function ResultActions({ session, check }: Props) {
  const { t } = useLingui();
  const language = useLanguage();
  const today = useToday();
  const input = useRef<HTMLInputElement>(null);
  const words = useDisputeWords(useFeeNames().sizeClasses);
  const { mutate, isPending } = useMutation({
    mutationFn: async () =>
      session.reader()?.ask('disputes', { words: words(), today, rightToLeft: language === 'ar' }),
    onSuccess: (bytes) => {
      if (bytes === undefined) return;
      const name = language === 'ar' ? `اعتراضات-الرسوم-${today}.xlsx` : `fee-disputes-${today}.xlsx`;
      saveFile(new Blob([new Uint8Array(bytes)], { type: workbookType }), name);
    },
  });
  return (
    <>
      <Button onPress={session.startOver}>
        <RotateCcw aria-hidden className="size-4" />
        <Trans>Start over</Trans>
      </Button>
      <Button onPress={() => input.current?.click()}>
        <Plus aria-hidden className="size-4" />
        <Trans>Add files</Trans>
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={acceptedFiles}
        aria-label={t`Add files`}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          if (files.length > 0) void session.addFiles(files);
          currentTarget.value = '';
        }}
      />
      <PrintButton />
      {check.disputes.lines === 0 ? null : (
        <Button tone="primary" isPending={isPending} onPress={() => mutate()}>
          <Download aria-hidden className="size-4" />
          <Trans>Download the dispute list</Trans>
        </Button>
      )}
    </>
  );
}
