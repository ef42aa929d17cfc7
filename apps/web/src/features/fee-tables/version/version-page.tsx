import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { FileQuestion, Pencil } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { EmptyState } from '../../../components/layout/empty-state.tsx';
import { lazyComponent } from '../../../components/layout/lazy-component.tsx';
import { QueryFallback } from '../../../components/layout/query-fallback.tsx';
import { Skeleton } from '../../../components/layout/skeleton.tsx';
import { Tabs } from '../../../components/button/tabs.tsx';
import { useKeyInAddress } from '../../../lib/address/use-address.ts';
import { useAddressFilter } from '../../../lib/address/list-state.ts';
import { ClassesTab } from '../classes/classes-tab.tsx';
import { PrintedVersion } from './printed-version.tsx';
import { versionQuery, familiesQuery, subFamiliesQuery } from '../queries.ts';
import { VersionHead } from './version-head.tsx';
import type { FeeVersion } from '@saer/contract/publishing/fee-version';
import { Card } from '../../../components/layout/card.tsx';
import { storeRuleNames } from '@saer/contract/fees/choices';
import { recordLabel, recordValue } from '@saer/i18n/records/record-value';
import { Button } from '../../../components/button/button.tsx';
import { EditRules } from '../rules/edit-rules.tsx';

/** Rules for every product of the store: minimum commission, VAT on fees, weight rule, shipping credit and price ending. */
function RulesTab({ version }: { readonly version: FeeVersion }) {
  const { i18n } = useLingui();
  const [isEditing, setEditing] = useState(false);
  return (
    <Card>
      <p className="text-sm text-muted">
        <Trans>These rules hold for every product of the store, from the day of this table.</Trans>
      </p>
      <dl className="mt-2 divide-y divide-line text-sm">
        {storeRuleNames.map((rule) => (
          <div key={rule} className="grid gap-x-6 gap-y-0.5 py-2 sm:grid-cols-[--spacing(56)_minmax(0,1fr)]">
            <dt className="text-muted">{recordLabel(i18n, rule)}</dt>
            <dd className="font-medium text-ink">{recordValue(i18n, rule, version[rule])}</dd>
          </div>
        ))}
      </dl>
      {version.state === 'draft' ? (
        <div className="mt-3">
          <Button onPress={() => setEditing(true)}>
            <Pencil aria-hidden className="size-4" />
            <Trans>Change the rules</Trans>
          </Button>
        </div>
      ) : null}
      {isEditing ? <EditRules version={version} onClose={() => setEditing(false)} /> : null}
    </Card>
  );
}

/** Fetched with the tab: the other parts of a version do without it. */
const CommissionGrid = lazyComponent(
  async () => (await import('../commissions/commission-grid.tsx')).CommissionGrid,
);

/** A version's commissions: typed as in a sheet while it is a draft. */
function CommissionsTab({ version }: { readonly version: FeeVersion }) {
  const families = useQuery(familiesQuery);
  const subFamilies = useQuery(subFamiliesQuery);
  const error = families.error ?? subFamilies.error;
  if (families.data === undefined || subFamilies.data === undefined) {
    return (
      <QueryFallback error={error} onRetry={() => Promise.all([families.refetch(), subFamilies.refetch()])} />
    );
  }
  return (
    <Card>
      <Suspense fallback={<Skeleton lines={8} />}>
        <CommissionGrid version={version} families={families.data} subFamilies={subFamilies.data} />
      </Suspense>
    </Card>
  );
}

const ImpactView = lazyComponent(async () => (await import('../impact/impact-view.tsx')).ImpactView);
const CompareTab = lazyComponent(async () => (await import('../compare/compare-tab.tsx')).CompareTab);
const WorkbookTab = lazyComponent(async () => (await import('../workbook/workbook-tab.tsx')).WorkbookTab);

const later = (content: ReactNode) => <Suspense fallback={<Skeleton lines={6} />}>{content}</Suspense>;

/** One version of a store's fees: `?id=`. */
export function VersionPage() {
  const { t } = useLingui();
  const id = useKeyInAddress('id');
  if (id === undefined) {
    return (
      <EmptyState icon={<FileQuestion aria-hidden />} title={t`Which fee table?`} level={1}>
        <Trans>The link doesn’t name a fee table. Choose one under Fee tables.</Trans>
      </EmptyState>
    );
  }
  return <OneVersion key={id} id={id} />;
}

function OneVersion({ id }: { readonly id: number }) {
  const { t } = useLingui();
  const { data, error, refetch } = useQuery(versionQuery(id));
  const { value: tab, choose } = useAddressFilter('tab');
  if (data === undefined) {
    return <QueryFallback error={error} onRetry={refetch} lines={12} />;
  }
  return (
    <>
      <div className="flex flex-col gap-3 print:hidden">
        <VersionHead version={data} />
        <Tabs
          label={t`Parts of the fee table`}
          chosen={tab}
          onChoose={(next) => choose(next, true)}
          pages={[
            { id: 'classes', title: t`Size classes`, content: <ClassesTab version={data} /> },
            { id: 'commissions', title: t`Commissions`, content: <CommissionsTab version={data} /> },
            { id: 'rules', title: t`Rules`, content: <RulesTab version={data} /> },
            { id: 'impact', title: t`Impact`, content: later(<ImpactView version={data} />) },
            { id: 'compare', title: t`Compare`, content: later(<CompareTab version={data} />) },
            { id: 'workbook', title: t`Workbook`, content: later(<WorkbookTab version={data} />) },
          ]}
        />
      </div>
      <PrintedVersion version={data} />
    </>
  );
}
