import { useLingui } from '@lingui/react/macro';
import { isConfirmed } from '@saer/contract/provenance';
import { useNavigate } from '@tanstack/react-router';
import { BookOpenCheck, Check, History, Trash2 } from 'lucide-react';
import { Menu } from '../../../components/menu.tsx';
import type { RateRow } from './rate-rows.ts';

type Props = {
  readonly row: RateRow;
  readonly name: string;
  readonly isReadOnly: boolean;
  /** Typed figures have to be saved before they can be confirmed. */
  readonly isUnsaved: boolean;
  readonly onConfirm: () => void;
  readonly onDescribe: () => void;
  readonly onClear: () => void;
};

/** Actions on one commission. */
export function RateMenu({ row, name, isReadOnly, isUnsaved, onConfirm, onDescribe, onClear }: Props) {
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
          : [{ id: 'confirm', title: t`Confirm`, icon: <Check aria-hidden />, run: onConfirm }]),
        ...(isUnsaved
          ? []
          : [
              {
                id: 'describe',
                title: t`Source and verification`,
                icon: <BookOpenCheck aria-hidden />,
                run: onDescribe,
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
                run: onClear,
              },
            ]),
      ]}
    />
  );
}
