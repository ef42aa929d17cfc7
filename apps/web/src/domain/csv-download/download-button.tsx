import { Trans } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { Button } from '../../components/button/button.tsx';
import { saveFile } from '../../lib/browser/save-file.ts';
import { showToast } from '../../lib/browser/toasts.ts';
import { useFailureWords } from '../../lib/form/use-failure-words.ts';

type Props = { readonly name: string; readonly load: () => Promise<Blob> };

/** Downloads everything that a list's filter finds. */
export function DownloadButton({ name, load }: Props) {
  const failureWords = useFailureWords();
  const { mutate, isPending } = useMutation({
    mutationFn: load,
    onSuccess: (file) => saveFile(file, name),
    onError: (failure) => showToast({ tone: 'negative', text: failureWords(failure) }),
  });
  return (
    <Button onPress={() => mutate()} isPending={isPending}>
      <Download aria-hidden className="size-4" />
      <Trans>Download CSV</Trans>
    </Button>
  );
}
