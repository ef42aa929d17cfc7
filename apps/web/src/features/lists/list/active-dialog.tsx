import { Trans, useLingui } from '@lingui/react/macro';
import type { ListName } from '@saer/contract/lists/all';
import { useMutation } from '@tanstack/react-query';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import type { Row } from '../lists.ts';
import { ActiveEffect } from './active-effect.tsx';
import { ReachWords } from './reach-words.tsx';
import { useSetActive } from './use-set-active.ts';

type Props<N extends ListName> = {
  readonly of: N;
  readonly rows: readonly Row<N>[];
  readonly nameOf: (row: Row<N>) => string;
  /** The state to give them. */
  readonly active: boolean;
  readonly onDone: () => void;
  readonly onClose: () => void;
};

/** Asks before rows become active or inactive, and names what that reaches. */
export function ActiveDialog<N extends ListName>(props: Props<N>) {
  const { of, rows, nameOf, active, onDone, onClose } = props;
  const { t } = useLingui();
  const setActive = useSetActive(of, nameOf);
  const { mutate, isPending } = useMutation({
    mutationFn: () => setActive(rows, active),
    onSettled: onDone,
    meta: { quiet: true },
  });
  const [first] = rows;
  const name = first === undefined ? '' : nameOf(first);
  const title = active ? t`Activate “${name}”?` : t`Deactivate “${name}”?`;
  return (
    <ConfirmDialog
      title={rows.length > 1 ? t`Deactivate the selected records?` : title}
      confirm={active ? t`Activate` : t`Deactivate`}
      onConfirm={() => mutate()}
      onClose={onClose}
      isPending={isPending}
      isDestructive={!active}
    >
      <div className="flex flex-col gap-3">
        {rows.length > 1 ? (
          <ul className="flex max-h-60 flex-col gap-1 overflow-auto font-medium text-ink">
            {rows.map((row) => (
              <li key={row.id}>
                <bdi>{nameOf(row)}</bdi>
              </li>
            ))}
          </ul>
        ) : null}
        <ReachWords of={of} ids={rows.map(({ id }) => id)} active={active} />
        <ActiveEffect of={of} active={active} />
        {active ? null : (
          <p>
            <Trans>You can activate it again at any time.</Trans>
          </p>
        )}
      </div>
    </ConfirmDialog>
  );
}
