import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { formatShort } from '@saer/i18n/format-number';
import { Ellipsis, ListChecks, ListX, Replace, Trash2 } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { buttonStyle } from '../../../components/button-style.ts';
import { MenuButton } from '../../../components/menu-button.tsx';

type Props = {
  readonly count: number;
  /** As many rows are shown. */
  readonly all: number;
  readonly onAll: () => void;
  readonly onClear: () => void;
  readonly onSet: () => void;
  readonly onReplace: () => void;
  readonly onRemove: () => void;
};

/** Actions on the selected rows of a phone's list, within reach of the thumb. */
export function SelectedRowsBar({ count, all, onAll, onClear, onSet, onReplace, onRemove }: Props) {
  const { t } = useLingui();
  const shown = formatShort(all, 0);
  return (
    <section
      aria-label={t`Selected rows`}
      className="sticky bottom-2 z-10 mb-2 flex items-center gap-2 rounded-control border border-line bg-raised p-2 ps-3 shadow-raised"
    >
      <p aria-live="polite" className="me-auto text-sm font-medium">
        <Plural value={count} one="# selected" other="# selected" />
      </p>
      <Button tone="primary" onPress={onSet}>
        <Trans>Set a value</Trans>
      </Button>
      <MenuButton
        label={t`Actions on the selected rows`}
        className={`${buttonStyle('plain')} w-control shrink-0`}
        actions={[
          {
            id: 'all',
            title: t`Select all shown (${shown})`,
            icon: <ListChecks aria-hidden />,
            isDisabled: count === all,
            run: onAll,
          },
          { id: 'none', title: t`Select none`, icon: <ListX aria-hidden />, run: onClear },
          { id: 'replace', title: t`Find and replace`, icon: <Replace aria-hidden />, run: onReplace },
          {
            id: 'remove',
            title: t`Remove from the sheet`,
            icon: <Trash2 aria-hidden />,
            isDestructive: true,
            run: onRemove,
          },
        ]}
      >
        <Ellipsis aria-hidden className="size-4 shrink-0" />
      </MenuButton>
    </section>
  );
}
