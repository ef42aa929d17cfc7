import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { FileQuestion } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import { EmptyState } from '../../../components/layout/empty-state.tsx';
import { lazyComponent } from '../../../components/layout/lazy-component.tsx';
import { QueryFallback } from '../../../components/layout/query-fallback.tsx';
import { Skeleton } from '../../../components/layout/skeleton.tsx';
import { Tabs } from '../../../components/button/tabs.tsx';
import { useKeyInAddress } from '../../../lib/address/use-key-in-address.ts';
import { useAddressFilter } from '../../../lib/address/use-address-list.ts';
import { ClassesTab } from '../classes/classes-tab.tsx';
import { CommissionsTab } from '../commissions/commissions-tab.tsx';
import { PrintedVersion } from './printed-version.tsx';
import { versionQuery } from '../queries.ts';
import { RulesTab } from '../rules/rules-tab.tsx';
import { VersionHead } from './version-head.tsx';

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
