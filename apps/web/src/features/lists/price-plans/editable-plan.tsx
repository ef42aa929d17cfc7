import { useLingui } from '@lingui/react/macro';
import { RowMenu } from '../list/row-menu.tsx';
import { useUpdateRow } from '../list/use-update-row.ts';
import type { Row } from '../lists.ts';
import { useName } from '../../../domain/names/use-name.ts';
import { PlanCard } from './plan-card.tsx';

type Props = {
  readonly plan: Row<'pricePlan'>;
  readonly onEdit: () => void;
  readonly onRemove: () => void;
};

/** One plan with an admin's actions. */
export function EditablePlan({ plan, onEdit, onRemove }: Props) {
  const { t } = useLingui();
  const name = useName()(plan);
  const change = useUpdateRow('pricePlan');
  const setActive = (active: boolean): void => {
    const done = active ? t`“${name}” is offered again.` : t`“${name}” is no longer offered.`;
    void change(plan, name, { active }, done);
  };
  return (
    <PlanCard
      plan={plan}
      menu={
        <RowMenu
          of="pricePlan"
          row={plan}
          name={name}
          tasks={{ edit: onEdit, setActive, confirm: () => undefined, remove: onRemove }}
        />
      }
    />
  );
}
