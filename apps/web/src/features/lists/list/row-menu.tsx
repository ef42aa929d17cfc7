import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { BadgeCheck, Eye, EyeOff, History, Pencil, Trash2 } from 'lucide-react';
import { Menu } from '../../../components/overlay/menu.tsx';
import { getProvenance, isActive } from '../admin-list-types.ts';

interface RowTasks {
  readonly edit: () => void;
  readonly setActive: (active: boolean) => void;
  readonly confirm: () => void;
  readonly remove: () => void;
}

type Props = {
  readonly of: string;
  readonly row: { readonly id: number };
  readonly name: string;
  readonly tasks: RowTasks;
};

/** Actions for one row. */
export function RowMenu({ of, row, name, tasks }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const active = isActive(row);
  const { edit, setActive, confirm, remove } = tasks;
  const history = () => void navigate({ to: '/admin/history', search: { what: of, id: row.id } });
  return (
    <Menu
      label={t`Actions for ${name}`}
      actions={[
        { id: 'edit', title: t`Edit`, icon: <Pencil aria-hidden />, run: edit },
        ...(getProvenance(row)?.confirmed === false
          ? [{ id: 'confirm', title: t`Confirm the figures`, icon: <BadgeCheck aria-hidden />, run: confirm }]
          : []),
        ...(active === true
          ? [{ id: 'rest', title: t`Deactivate`, icon: <EyeOff aria-hidden />, run: () => setActive(false) }]
          : []),
        ...(active === false
          ? [{ id: 'activate', title: t`Activate`, icon: <Eye aria-hidden />, run: () => setActive(true) }]
          : []),
        { id: 'history', title: t`History`, icon: <History aria-hidden />, run: history },
        { id: 'remove', title: t`Delete`, icon: <Trash2 aria-hidden />, isDestructive: true, run: remove },
      ]}
    />
  );
}
