import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { PackagePlus } from 'lucide-react';
import { Button } from '../../components/button/button.tsx';
import { showToast } from '../../lib/browser/toasts.ts';
import { addExamplesMutation } from './queries.ts';

/** Adds the example catalogue at one press. */
export function AddExamplesButton() {
  const { t } = useLingui();
  const { mutate, isPending } = useMutation(addExamplesMutation);
  const add = (): void =>
    mutate(undefined, {
      onSuccess: () => showToast({ tone: 'positive', text: t`Examples added` }),
    });
  return (
    <Button onPress={add} isPending={isPending}>
      <PackagePlus aria-hidden className="size-4" />
      <Trans>Add the examples</Trans>
    </Button>
  );
}
