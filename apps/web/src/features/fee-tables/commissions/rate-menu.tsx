import { useLingui } from '@lingui/react/macro';
import { isConfirmed } from '@saer/contract/fees/provenance';
import { useNavigate } from '@tanstack/react-router';
import { BookOpenCheck, Check, History, Trash2 } from 'lucide-react';
import { Menu } from '../../../components/overlay/menu.tsx';
import type { RateRow } from './rate-rows.ts';

export type RateTask = 'confirm' | 'describe' | 'clear';

type Props = {
  readonly row: RateRow;
  readonly name: string;
  readonly isReadOnly: boolean;
  /** Typed figures have to be saved before they can be confirmed. */
  readonly isUnsaved: boolean;
  readonly onTask: (task: RateTask, row: RateRow) => void;
};

/** Actions on one commission. `onTask` is the same in every render. */
export function RateMenu({ row, name, isReadOnly, isUnsaved, onTask }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { rate } = row;
  if (rate === undefined) return null;
  const search = { what: 'referralRule', id: rate.id };
  return (
    <Menu
      label={t`Actions for ${name}`}
      actions={[
        ...(isUnsaved || isConfirmed(rate.status)
          ? []
          : [
              {
                id: 'confirm',
                title: t`Confirm`,
                icon: <Check aria-hidden />,
                run: () => onTask('confirm', row),
              },
            ]),
        ...(isUnsaved
          ? []
          : [
              {
                id: 'describe',
                title: t`Source and verification`,
                icon: <BookOpenCheck aria-hidden />,
                run: () => onTask('describe', row),
              },
            ]),
        {
          id: 'history',
          title: t`History`,
          icon: <History aria-hidden />,
          run: () => void navigate({ to: '/admin/history', search }),
        },
        ...(isReadOnly
          ? []
          : [
              {
                id: 'remove',
                title: t`Delete`,
                icon: <Trash2 aria-hidden />,
                isDestructive: true,
                run: () => onTask('clear', row),
              },
            ]),
      ]}
    />
  );
}
