import { RowMenu } from '../list/row-menu.tsx';
import type { Row } from '../lists.ts';
import { useName } from '../../../domain/names/use-name.ts';
import { PlanCard } from './plan-card.tsx';

type Props = {
  readonly plan: Row<'pricePlan'>;
  readonly onEdit: () => void;
  readonly onSetActive: (active: boolean) => void;
  readonly onRemove: () => void;
};

/** One plan with an admin's actions. */
export function EditablePlan({ plan, onEdit, onSetActive, onRemove }: Props) {
  const name = useName()(plan);
  return (
    <PlanCard
      plan={plan}
      menu={
        <RowMenu
          of="pricePlan"
          row={plan}
          name={name}
          tasks={{ edit: onEdit, setActive: onSetActive, confirm: () => undefined, remove: onRemove }}
        />
      }
    />
  );
}
