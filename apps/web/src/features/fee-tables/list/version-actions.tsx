import { useLingui } from '@lingui/react/macro';
import { CopyPlus, Pencil, Trash2 } from 'lucide-react';
import type { MenuAction } from '../../../components/overlay/menu-button.tsx';
import { Menu } from '../../../components/overlay/menu.tsx';
import type { VersionRow, VersionTask } from './version-row.ts';

type Props = {
  readonly version: VersionRow;
  readonly onStart: (task: VersionTask, version: VersionRow) => void;
};

/** Actions on a version from the list. */
export function VersionActions({ version, onStart }: Props) {
  const { t } = useLingui();
  const { name } = version;
  const start = (task: VersionTask) => () => onStart(task, version);
  const copy: MenuAction = {
    id: 'copy',
    title: t`Make a draft copy`,
    icon: <CopyPlus aria-hidden />,
    run: start('copy'),
  };
  const actions: readonly MenuAction[] =
    version.state === 'draft'
      ? [
          { id: 'edit', title: t`Name and date`, icon: <Pencil aria-hidden />, run: start('edit') },
          copy,
          {
            id: 'remove',
            title: t`Delete`,
            icon: <Trash2 aria-hidden />,
            isDestructive: true,
            run: start('remove'),
          },
        ]
      : [copy];
  return <Menu label={t`Actions for ${name}`} actions={actions} />;
}
