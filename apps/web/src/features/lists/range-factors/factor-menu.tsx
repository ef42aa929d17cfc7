import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { BadgeCheck, BookOpenCheck, Eye, EyeOff, History, RotateCcw, Trash2 } from 'lucide-react';
import type { MenuAction } from '../../../components/overlay/menu-button.tsx';
import { Menu } from '../../../components/overlay/menu.tsx';
import type { ProvenanceTasks } from '../../../domain/provenance/use-provenance-tasks.ts';
import { useUpdateRow } from '../list/use-update-row.ts';
import type { FactorRow, Factor } from './factor-rows.ts';
import { useBandText } from './use-band-text.ts';

type Props = {
  readonly row: FactorRow;
  readonly name: string;
  /** Typed figures have to be saved before they can be confirmed. */
  readonly isUnsaved: boolean;
  readonly tasks: ProvenanceTasks<Factor>;
  readonly onRemove: () => void;
  readonly onRestore: () => void;
};

/** Actions on one band. */
export function FactorMenu({ row, name, isUnsaved, tasks, onRemove, onRestore }: Props) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const bandText = useBandText();
  const change = useUpdateRow('rangeFactor');
  const { saved, isRemoved } = row;
  const setActive = (of: Factor, active: boolean): void => {
    const band = bandText(of);
    const done = active ? t`The band ${band} is in use again.` : t`The band ${band} is no longer in use.`;
    void change(of, band, { active }, done);
  };
  const savedActions = (of: Factor): readonly MenuAction[] => [
    ...(of.confirmed
      ? []
      : [
          {
            id: 'confirm',
            title: t`Confirm the figures`,
            icon: <BadgeCheck aria-hidden />,
            run: () => tasks.confirm([of]),
          },
        ]),
    {
      id: 'describe',
      title: t`Source and verification`,
      icon: <BookOpenCheck aria-hidden />,
      run: () => tasks.describe([of]),
    },
    {
      id: 'active',
      title: of.active ? t`Deactivate` : t`Activate`,
      icon: of.active ? <EyeOff aria-hidden /> : <Eye aria-hidden />,
      run: () => setActive(of, !of.active),
    },
    {
      id: 'history',
      title: t`History`,
      icon: <History aria-hidden />,
      run: () => void navigate({ to: '/admin/history', search: { what: 'rangeFactor', id: of.id } }),
    },
  ];
  const removal: MenuAction = isRemoved
    ? { id: 'restore', title: t`Restore`, icon: <RotateCcw aria-hidden />, run: onRestore }
    : { id: 'remove', title: t`Delete`, icon: <Trash2 aria-hidden />, isDestructive: true, run: onRemove };
  return (
    <Menu
      label={t`Actions for ${name}`}
      actions={[...(saved === undefined || isUnsaved ? [] : savedActions(saved)), removal]}
    />
  );
}
