import { Trans, useLingui } from '@lingui/react/macro';
import type { ListFilter } from '@saer/contract/api/list-filter';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button } from '../../../components/button/button.tsx';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { showToast } from '../../../lib/browser/toasts.ts';
import { useFailureWords } from '../../../lib/form/use-failure-words.ts';
import { downloadTransactions } from './queries.ts';

/** Downloads all payments and refunds that a filter finds. */
export function ExportButton({ filter }: { readonly filter: ListFilter }) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const { mutate, isPending } = useMutation({
    mutationFn: () => downloadTransactions(filter),
    onSuccess: (file) => saveFile(file, t`payments.csv`),
    onError: (failure) => showToast({ tone: 'negative', text: failureWords(failure) }),
  });
  return (
    <Button onPress={() => mutate()} isPending={isPending}>
      <Download aria-hidden className="size-4" />
      <Trans>Download CSV</Trans>
    </Button>
  );
}
