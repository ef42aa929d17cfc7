import { Trans, useLingui } from '@lingui/react/macro';
import { isolate } from '@saer/i18n/isolate-ltr';
import type { MissedSearch } from '@saer/contract/category-words';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { ComboBox } from '../../../components/combo-box.tsx';
import { DialogActions } from '../../../components/dialog-actions.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { showToast } from '../../../lib/toasts.ts';
import { addMissedMutation } from '../queries.ts';
import { useOptions } from '../use-options.ts';

type Props = { readonly missed: MissedSearch; readonly onClose: () => void };

/** Makes a word that was searched in vain one of the words of a sub family. */
export function AddMissedSearch({ missed, onClose }: Props) {
  const { t } = useLingui();
  const { id } = missed;
  // In the direction of its script.
  const term = isolate(missed.term);
  const subFamilies = useOptions('productSubFamily');
  const [subFamily, setSubFamily] = useState<string>();
  const [isMissing, setMissing] = useState(false);
  const { mutate, isPending } = useMutation(addMissedMutation);
  const add = (): void => {
    if (subFamily === undefined) return setMissing(true);
    const name = subFamilies.find((option) => option.id === subFamily)?.name ?? '';
    return mutate(
      { id, subFamilyId: Number(subFamily) },
      {
        onSuccess: () => showToast({ tone: 'positive', text: t`“${term}” now finds “${name}”.` }),
        onSettled: onClose,
      },
    );
  };
  return (
    <Dialog title={t`Which sub family does “${term}” mean?`} onClose={onClose}>
      {/* Room for the list, which opens inside the dialog. */}
      <div className="sm:min-h-72">
        <ComboBox
          label={t`Sub family`}
          placeholder={t`Type to search`}
          // The list is read when the field is created: it is created again when its rows arrive.
          key={subFamilies.length}
          options={subFamilies}
          value={subFamily}
          onChange={setSubFamily}
          error={isMissing && subFamily === undefined ? t`Choose a sub family.` : undefined}
        />
      </div>
      <DialogActions>
        <Button onPress={onClose}>{t`Cancel`}</Button>
        <Button tone="primary" isPending={isPending} onPress={add}>
          <Trans>Add the word</Trans>
        </Button>
      </DialogActions>
    </Dialog>
  );
}
