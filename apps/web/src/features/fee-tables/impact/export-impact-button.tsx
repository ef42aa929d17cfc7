import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { showToast } from '../../../lib/toasts.ts';
import { useFailureWords } from '../../../lib/use-failure-words.ts';
import { exportImpactMutation } from '../queries.ts';
import { saveWorkbook } from '../workbook/file-bytes.ts';

/** Brings the impact as a workbook: sellers and products. */
export function ExportImpactButton({ feeTableId }: { readonly feeTableId: number }) {
  const words = useFailureWords();
  const { mutate, isPending } = useMutation(exportImpactMutation);
  const exportImpact = (): void =>
    mutate(feeTableId, {
      onSuccess: ({ fileName, file }) => saveWorkbook(fileName, file),
      onError: (error) => showToast({ tone: 'negative', text: words(error) }),
    });
  return (
    <Button onPress={exportImpact} isPending={isPending}>
      <Download aria-hidden className="size-4" />
      <Trans>Export as .xlsx</Trans>
    </Button>
  );
}
