import { Trans, useLingui } from '@lingui/react/macro';
import type { Scenario } from '@saer/contract/products/scenario';
import { useMutation } from '@tanstack/react-query';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';
import { showToast } from '../../../lib/browser/toasts.ts';
import { useFailureWords } from '../../../lib/form/use-failure-words.ts';
import { removeScenariosMutation } from './queries.ts';

type Props = {
  readonly scenario: Pick<Scenario, 'id' | 'name'>;
  readonly onRemoved?: () => void;
  readonly onClose: () => void;
};

/** Asks before a scenario is deleted. */
export function RemoveScenario({ scenario, onRemoved, onClose }: Props) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const { mutate, isPending } = useMutation(removeScenariosMutation);
  const remove = (): void =>
    mutate(String(scenario.id), {
      onSuccess: () => {
        showToast({ tone: 'positive', text: t`The scenario is deleted.` });
        onClose();
        onRemoved?.();
      },
      onError: (failure) => showToast({ tone: 'negative', text: failureWords(failure) }),
    });
  return (
    <ConfirmDialog
      title={t`Delete the scenario?`}
      confirm={t`Delete`}
      isPending={isPending}
      onConfirm={remove}
      onClose={onClose}
    >
      <p>
        <Trans>
          “<bdi>{scenario.name}</bdi>” will be gone for you and your sub-users. Your products stay as they
          are.
        </Trans>
      </p>
    </ConfirmDialog>
  );
}
