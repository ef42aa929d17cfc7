import { Trans } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { useAltKey } from '../../../lib/use-alt-key.ts';
import { ActiveDialog } from '../list/active-dialog.tsx';
import { DeleteDialog } from '../list/delete-dialog.tsx';
import type { Row } from '../lists.ts';
import { useName } from '../../../domain/names/use-name.ts';
import { EditablePlan } from './editable-plan.tsx';
import { PlanForm } from './plan-form.tsx';
import { planGrid } from './plan-card.tsx';

type Plan = Row<'pricePlan'>;
type Open =
  | { readonly task: 'write'; readonly row: Plan | undefined }
  | { readonly task: 'remove'; readonly row: Plan }
  | { readonly task: 'setActive'; readonly row: Plan; readonly active: boolean };

/** The plans as an admin edits them. */
export function PlansEditor({ plans }: { readonly plans: readonly Plan[] }) {
  const name = useName();
  const [open, setOpen] = useState<Open>();
  const add = (): void => setOpen({ task: 'write', row: undefined });
  const close = (): void => setOpen(undefined);
  useAltKey('n', add);
  return (
    <>
      <div>
        <Button tone="primary" onPress={add} shortcut="Alt+N">
          <Plus aria-hidden className="size-4" />
          <Trans>Add a price plan</Trans>
        </Button>
      </div>
      <ul className={planGrid}>
        {plans.map((plan) => (
          <EditablePlan
            key={plan.id}
            plan={plan}
            onEdit={() => setOpen({ task: 'write', row: plan })}
            onSetActive={(active) => setOpen({ task: 'setActive', row: plan, active })}
            onRemove={() => setOpen({ task: 'remove', row: plan })}
          />
        ))}
      </ul>
      {open?.task === 'write' ? <PlanForm row={open.row} onClose={close} /> : null}
      {open?.task === 'remove' ? (
        <DeleteDialog
          of="pricePlan"
          rows={[open.row]}
          nameOf={name}
          onRemoved={close}
          onDeactivate={() => setOpen({ task: 'setActive', row: open.row, active: false })}
          onClose={close}
        />
      ) : null}
      {open?.task === 'setActive' ? (
        <ActiveDialog
          of="pricePlan"
          rows={[open.row]}
          nameOf={name}
          active={open.active}
          onDone={close}
          onClose={close}
        />
      ) : null}
    </>
  );
}
