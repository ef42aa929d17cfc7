import { Trans, useLingui } from '@lingui/react/macro';
import { longestColumnTitle } from '@saer/contract/products/scenario';
import { Calculator, Copy, SlidersHorizontal, Trash2 } from 'lucide-react';
import { Badge } from '../../../../components/layout/badge.tsx';
import { Menu } from '../../../../components/overlay/menu.tsx';
import { cellStyle } from './column-view.ts';

type Props = {
  readonly index: number;
  readonly title: string;
  /** Shown while it has no title of its own. */
  readonly usualTitle: string;
  readonly isMostProfitable: boolean;
  readonly hasHighestMargin: boolean;
  /** Some of its fees are confirmed by nobody. */
  readonly isToConfirm: boolean;
  readonly canDuplicate: boolean;
  readonly canRemove: boolean;
  readonly onTitle: (title: string) => void;
  readonly onEdit: () => void;
  readonly onDuplicate: () => void;
  readonly onOpen: () => void;
  readonly onRemove: () => void;
};

/** The head of a column: its title, what it is best in, and its actions. */
export function ColumnHead(props: Props) {
  const { index, title, usualTitle, isMostProfitable, hasHighestMargin, canDuplicate, canRemove } = props;
  const { t } = useLingui();
  const shown = title === '' ? usualTitle : title;
  const isBest = isMostProfitable || hasHighestMargin;
  return (
    <th
      scope="col"
      className={`${cellStyle(index)} flex flex-col gap-1.5 border-t-3 ${isBest ? 'border-t-brand' : 'border-t-transparent'}`}
    >
      <div className="flex items-center gap-1">
        <input
          type="text"
          aria-label={t`Title of column ${index + 1}`}
          value={title}
          placeholder={usualTitle}
          maxLength={longestColumnTitle}
          autoComplete="off"
          onChange={(event) => props.onTitle(event.target.value)}
          className="min-h-control w-0 min-w-0 flex-1 rounded-control border border-transparent bg-transparent px-2 text-base font-semibold text-ink placeholder:text-ink hover:border-edge focus:border-edge focus:bg-field sm:text-sm print:hidden"
        />
        <span className="hidden font-semibold text-ink print:inline">{shown}</span>
        <div className="print:hidden">
          <Menu
            label={t`Actions for ${shown}`}
            actions={[
              {
                id: 'edit',
                title: t`All inputs`,
                icon: <SlidersHorizontal aria-hidden />,
                run: props.onEdit,
              },
              {
                id: 'duplicate',
                title: t`Duplicate`,
                icon: <Copy aria-hidden />,
                isDisabled: !canDuplicate,
                run: props.onDuplicate,
              },
              {
                id: 'open',
                title: t`Open in the calculator`,
                icon: <Calculator aria-hidden />,
                run: props.onOpen,
              },
              {
                id: 'remove',
                title: t`Remove`,
                icon: <Trash2 aria-hidden />,
                isDestructive: true,
                isDisabled: !canRemove,
                run: props.onRemove,
              },
            ]}
          />
        </div>
      </div>
      <div className="flex min-h-5 flex-wrap gap-1 px-2 print:px-0">
        {isMostProfitable ? (
          <Badge tone="positive">
            <Trans>Most profit</Trans>
          </Badge>
        ) : null}
        {hasHighestMargin ? (
          <Badge tone="positive">
            <Trans>Best margin</Trans>
          </Badge>
        ) : null}
        {props.isToConfirm ? (
          <Badge tone="warning">
            <Trans>To be confirmed</Trans>
          </Badge>
        ) : null}
      </div>
    </th>
  );
}
