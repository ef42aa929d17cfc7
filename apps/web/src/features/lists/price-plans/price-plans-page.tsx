import { Trans, useLingui } from '@lingui/react/macro';
import { isAllowed } from '@saer/contract/api/access';
import { toolCount } from '@saer/contract/products/tools';
import { maxPageSize } from '@saer/contract/api/list-filter';
import { useQuery } from '@tanstack/react-query';
import { BadgePercent, Plus } from 'lucide-react';
import { useState } from 'react';
import { planTypes } from '@saer/contract/fees/choices';
import type { ListInput } from '@saer/contract/lists/all';
import { type Control, useWatch } from 'react-hook-form';
import { Button } from '../../../components/button/button.tsx';
import { EmptyState } from '../../../components/layout/empty-state.tsx';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { PageLinkButton } from '../../../components/button/page-link-button.tsx';
import { QueryFallback } from '../../../components/layout/query-fallback.tsx';
import { useCurrentUser } from '../../../lib/session/session.ts';
import { newestPlansQuery, planStep } from './newest-plans.ts';
import { PlanCard, planGrid, planTypeWords } from './plan-card.tsx';
import { currentSubscriptionQuery } from '../../../domain/entitlements/use-entitlements.ts';
import { useName } from '../../../domain/names/use-name.ts';
import type { Row } from '../admin-list-types.ts';
import { useAltKey } from '../../../lib/hooks/use-alt-key.ts';
import { ActiveDialog } from '../list/active-dialog.tsx';
import { DeleteDialog } from '../list/delete-dialog.tsx';
import { type FormProps, ListForm } from '../form/list-form.tsx';
import { RowMenu } from '../list/row-menu.tsx';
import { FormMoneyField } from '../../../components/form/form-money-field.tsx';
import { FormQuantityField } from '../../../components/form/form-quantity-field.tsx';
import { FormSelect } from '../../../components/form/form-select.tsx';
import { FormSwitch } from '../../../components/form/form-switch.tsx';
import { FormTextArea } from '../../../components/form/form-text-area.tsx';
import { quantityKinds } from '../../../components/form/quantity-kinds.ts';

type PlanFieldsProps = {
  readonly control: Control<ListInput<'pricePlan'>, unknown, object>;
  readonly wasRecommended: boolean;
};

/** Description, prices and visibility of a plan. */
function PlanFields({ control, wasRecommended }: PlanFieldsProps) {
  const { t, i18n } = useLingui();
  const isRecommended = useWatch({ control, name: 'recommended' });
  return (
    <>
      <FormTextArea control={control} name="descriptionEn" label={t`English description`} />
      <FormTextArea control={control} name="descriptionAr" label={t`Arabic description`} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FormSelect
          control={control}
          name="type"
          label={t`Type of plan`}
          options={planTypes.map((id) => ({ id, name: i18n._(planTypeWords[id]) }))}
        />
        <FormQuantityField
          control={control}
          name="users"
          label={t`Number of users`}
          kind={quantityKinds.count}
        />
        <FormMoneyField control={control} name="monthlyPrice" label={t`Price a month`} />
        <FormMoneyField control={control} name="yearlyPrice" label={t`Price a year`} />
      </div>
      <FormSwitch control={control} name="recommended">
        {t`Recommended plan`}
      </FormSwitch>
      {isRecommended === true && !wasRecommended ? (
        <p className="text-xs text-muted">
          {t`Only one plan is recommended: saving takes it from the current one.`}
        </p>
      ) : null}
      <FormSwitch control={control} name="active">
        {t`Offered to sellers`}
      </FormSwitch>
    </>
  );
}

type Props = {
  readonly plan: Row<'pricePlan'>;
  readonly onEdit: () => void;
  readonly onSetActive: (active: boolean) => void;
  readonly onRemove: () => void;
};

/** One plan with an admin's actions. */
function EditablePlan({ plan, onEdit, onSetActive, onRemove }: Props) {
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

const empty = {
  descriptionEn: '',
  descriptionAr: '',
  type: 'standard',
  users: 1,
  recommended: false,
} as const;

/** Adds price plans, one after the other, or changes one. */
function PlanForm({ row, onClose }: FormProps<'pricePlan'>) {
  const { t } = useLingui();
  return (
    <ListForm
      of="pricePlan"
      row={row}
      nameOf={useName()}
      addTitle={t`Add a price plan`}
      empty={empty}
      renderFields={(control) => <PlanFields control={control} wasRecommended={row?.recommended === true} />}
      onClose={onClose}
    />
  );
}

type Plan = Row<'pricePlan'>;
type Open =
  | { readonly task: 'write'; readonly row: Plan | undefined }
  | { readonly task: 'remove'; readonly row: Plan }
  | { readonly task: 'setActive'; readonly row: Plan; readonly active: boolean };

/** The plans as an admin edits them. */
function PlansEditor({ plans }: { readonly plans: readonly Plan[] }) {
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

/** The way from a plan to the checkout, for a subscriber who has none. */
function PlanAction({ plan }: { readonly plan: Row<'pricePlan'> }) {
  const { t } = useLingui();
  const name = useName()(plan);
  const user = useCurrentUser();
  const { data: own } = useQuery(currentSubscriptionQuery(user?.id));
  if (user === undefined || own === undefined || !isAllowed(user.role, 'subscriber')) return null;
  if (!plan.active || own?.status === 'PENDING' || own?.status === 'ACTIVE') return null;
  return (
    <PageLinkButton
      tone={plan.recommended ? 'primary' : 'plain'}
      to="/checkout"
      search={{ plan: String(plan.id) }}
      aria-label={t`Choose this plan: ${name}`}
    >
      <Trans>Choose this plan</Trans>
    </PageLinkButton>
  );
}

/** The price plans, the newest first: for everybody to read, for admins to edit. */
export function PricePlansPage() {
  const { t } = useLingui();
  const role = useCurrentUser()?.role ?? 'ANONYMOUS_USER';
  const isAdmin = isAllowed(role, 'admin');
  const [limit, setLimit] = useState(planStep);
  const { data, error, isPlaceholderData, refetch } = useQuery(newestPlansQuery(limit));
  const hasMore = (data?.total ?? 0) > limit && limit < maxPageSize;
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title={t`Price plans`}
        about={t`Saer’s monthly and yearly prices. All plans include the ${toolCount} tools.`}
        actions={
          isAllowed(role, 'subscriber') ? (
            <PageLinkButton to="/account/settings/subscriptions">
              <Trans>My subscription</Trans>
            </PageLinkButton>
          ) : undefined
        }
      />
      {data === undefined ? (
        <QueryFallback error={error} onRetry={refetch} />
      ) : isAdmin ? (
        <PlansEditor plans={data.data} />
      ) : data.data.length === 0 ? (
        <EmptyState icon={<BadgePercent aria-hidden />} title={t`No plan is offered yet`} level={2}>
          <Trans>Plans appear here once added.</Trans>
        </EmptyState>
      ) : (
        <ul className={planGrid}>
          {data.data.map((plan) => (
            <PlanCard key={plan.id} plan={plan} action={<PlanAction plan={plan} />} />
          ))}
        </ul>
      )}
      {hasMore ? (
        <div className="flex justify-center">
          <Button
            onPress={() => setLimit(Math.min(limit + planStep, maxPageSize))}
            isPending={isPlaceholderData}
          >
            <Trans>Show older plans</Trans>
          </Button>
        </div>
      ) : null}
    </div>
  );
}
