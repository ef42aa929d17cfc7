import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatScaled } from '@saer/i18n/format-number';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import type { Counts } from '../model/row-errors.ts';
import { ConfirmSave } from './confirm-save.tsx';

type Props = {
  readonly counts: Counts;
  /** As many are saved at a time. */
  readonly max: number;
  readonly onSave: () => void;
  readonly onShowChecks: () => void;
};

/** Saves the rows with a price, or the first of them if there are too many; asks for confirmation if some have errors or warnings. */
export function SaveGoodRows({ counts, max, onSave, onShowChecks }: Props) {
  const { t } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const rows = counts.good + counts.check;
  const isTooMany = rows > max;
  const limit = formatScaled(max, 0);
  const isWaiting = counts.waiting > 0;
  const mustAsk = counts.check > 0 || (counts.bad > 0 && !isTooMany);
  const save = (): void => {
    setAsking(false);
    onSave();
  };
  return (
    <>
      <Button
        tone="primary"
        isDisabled={rows === 0 || isWaiting}
        onPress={() => (mustAsk ? setAsking(true) : onSave())}
      >
        {isTooMany ? (
          <Trans>Save the first {limit}</Trans>
        ) : (
          <Plural value={rows} one="Save # product" other="Save # products" />
        )}
      </Button>
      {isAsking ? (
        <ConfirmSave
          counts={counts}
          rows={Math.min(rows, max)}
          confirm={isTooMany ? t`Save the first ${limit}` : undefined}
          onConfirm={save}
          onShowChecks={() => {
            setAsking(false);
            onShowChecks();
          }}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
