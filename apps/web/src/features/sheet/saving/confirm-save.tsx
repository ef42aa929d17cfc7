import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../components/button.tsx';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import type { Counts } from '../model/row-errors.ts';

type Props = {
  readonly counts: Counts;
  /** As many are saved now. */
  readonly rows: number;
  /** The button's label if not all are saved. */
  readonly confirm: string | undefined;
  readonly onConfirm: () => void;
  readonly onShowChecks: () => void;
  readonly onClose: () => void;
};

/** Asks for confirmation before rows are saved while others have errors, or some have warnings. */
export function ConfirmSave({ counts, rows, confirm, onConfirm, onShowChecks, onClose }: Props) {
  const { t } = useLingui();
  const { check, bad } = counts;
  const title = check > 0 ? t`Save rows that should be checked?` : t`Save only the good rows?`;
  return (
    <ConfirmDialog
      title={title}
      confirm={confirm ?? (check > 0 ? t`Save them all` : t`Save the good rows`)}
      isDestructive={false}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <div className="flex flex-col items-start gap-3">
        <p>
          <Plural value={rows} one="# product will be saved now." other="# products will be saved now." />{' '}
          {bad > 0 ? (
            <Plural
              value={bad}
              one="# row with problems stays here for you to fix."
              other="# rows with problems stay here for you to fix."
            />
          ) : null}
        </p>
        {check > 0 ? (
          <>
            <p className="text-ink">
              <Plural
                value={check}
                one="# row is to be checked: its values or its price may not be what you meant."
                other="# rows are to be checked: their values or prices may not be what you meant."
              />
            </p>
            <Button onPress={onShowChecks}>
              <Trans>Show the rows to check</Trans>
            </Button>
          </>
        ) : null}
      </div>
    </ConfirmDialog>
  );
}
