import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Columns3, Plus, Calculator } from 'lucide-react';
import { useEffect, Suspense, useState } from 'react';
import { emptyDraft } from '@saer/contract/products/calculator-draft';
import { searchQuery } from '@saer/contract/products/calculator-search';
import { maxScenarioColumns, type Scenario } from '@saer/contract/products/scenario';
import { useNavigate } from '@tanstack/react-router';
import { Card } from '../../../components/layout/card.tsx';
import { EmptyState } from '../../../components/layout/empty-state.tsx';
import { PageLinkButton } from '../../../components/button/page-link-button.tsx';
import { QueryFallback } from '../../../components/layout/query-fallback.tsx';
import { scenariosPath, newScenarioHash, scenarioPath } from '../../../domain/scenario/scenario-link.ts';
import { ApiFailure } from '../../../lib/api/api.ts';
import { useKeyInAddress } from '../../../lib/address/use-address.ts';
import { everyScenario, scenarioQuery } from './queries.ts';
import { Button } from '../../../components/button/button.tsx';
import { lazyComponent } from '../../../components/layout/lazy-component.tsx';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { calculatorPath } from '../../../lib/form/calculator-link.ts';
import { showToast } from '../../../lib/browser/toasts.ts';
import { InvalidFields } from '../form/invalid-fields.tsx';
import { ScenarioColumns } from './columns/scenario-columns.tsx';
import { ScenarioActions } from './scenario-actions.tsx';
import { usePricedColumns } from './state/priced-column.ts';
import { useScenario } from './state/use-scenario.ts';
import { exampleDraft } from '../state/example.ts';

/** Shows how to come to a first column. */
function NoColumns() {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <Card>
      <EmptyState
        level={1}
        icon={<Columns3 aria-hidden />}
        title={t`Compare variants of a product`}
        action={
          <div className="flex flex-wrap justify-center gap-2">
            <PageLinkButton tone="primary" to={calculatorPath}>
              <Calculator aria-hidden className="size-4" />
              <Trans>Open the calculator</Trans>
            </PageLinkButton>
            <Button
              onPress={() =>
                void navigate({ to: scenarioPath, hash: newScenarioHash({ ...exampleDraft }), replace: true })
              }
            >
              <Trans>Try an example</Trans>
            </Button>
          </div>
        }
      >
        <Trans>
          Price a product in the calculator, then press “Compare variants”: another cost, another price,
          another store, up to four beside each other. A saved product has the same button.
        </Trans>
      </EmptyState>
    </Card>
  );
}

/** Needed once somebody opens all inputs. */
const ColumnEditor = lazyComponent(async () => (await import('./columns/column-editor.tsx')).ColumnEditor);

/** The columns of a scenario, and what can be done with them. */
function ScenarioBoard({ saved }: { readonly saved: Scenario | undefined }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const scenario = useScenario(saved);
  const { content, columns, refused, change, duplicate, remove, restore } = scenario;
  const { columns: priced, error, retry } = usePricedColumns(columns);
  const [edited, setEdited] = useState<number>();
  if (content === undefined) return <NoColumns />;

  const views = priced?.map((column, index) => ({
    ...column,
    usualTitle: index === 0 ? t`First` : t`Variant ${index}`,
  }));
  const editedView = views?.find(({ key }) => key === edited);
  const canDuplicate = columns.length < maxScenarioColumns;
  const name = content.name === '' ? t`New scenario` : content.name;
  const product = columns.find(({ inputs }) => inputs.name.trim() !== '')?.inputs.name;
  const open = (key: number): void => {
    const inputs = columns.find((column) => column.key === key)?.inputs;
    const search = new URLSearchParams(searchQuery({ ...emptyDraft, ...inputs }));
    void navigate({ to: calculatorPath, search: Object.fromEntries(search) });
  };
  const removeWithUndo = (key: number): void => {
    const before = columns;
    remove(key);
    showToast({
      tone: 'neutral',
      text: t`Column removed`,
      action: { label: t`Undo`, onPress: () => restore(before) },
    });
  };
  const last = columns.at(-1);
  return (
    <div className="flex flex-col gap-4 print:gap-2 print:[zoom:0.8]">
      <PageHeader
        isNamed
        title={<bdi>{name}</bdi>}
        about={product === undefined ? t`Vary one calculation beside the other.` : <bdi>{product}</bdi>}
        actions={<ScenarioActions saved={saved} scenario={scenario} />}
      />
      {refused.length === 0 ? null : <InvalidFields fields={refused} />}
      <Card>
        {views !== undefined ? (
          <ScenarioColumns
            caption={name}
            columns={views}
            canDuplicate={canDuplicate}
            onChange={change}
            onEdit={setEdited}
            onDuplicate={duplicate}
            onOpen={open}
            onRemove={removeWithUndo}
          />
        ) : (
          <QueryFallback error={error} onRetry={retry} lines={14} />
        )}
        {last === undefined ? null : (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line pt-4 print:hidden">
            <Button isDisabled={!canDuplicate} onPress={() => duplicate(last.key)}>
              <Plus aria-hidden className="size-4" />
              <Trans>Add a variant</Trans>
            </Button>
            <p className="text-xs text-muted">
              <Trans>
                Up to {maxScenarioColumns} columns. Differences are to the first one. Everything you type
                stays in this page’s address, on this device, until you save it.
              </Trans>
            </p>
          </div>
        )}
      </Card>
      {editedView === undefined ? null : (
        <Suspense>
          <ColumnEditor
            title={t`All inputs: ${editedView.title === '' ? editedView.usualTitle : editedView.title}`}
            column={editedView.priced}
            onChange={(changes) => change(editedView.key, changes)}
            onClose={() => setEdited(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}

/** Calculations beside each other: the saved scenario of the address, or those in its fragment. */
export function ScenarioPage() {
  const { t } = useLingui();
  const client = useQueryClient();
  const id = useKeyInAddress('id');
  const { data, error, refetch } = useQuery({ ...scenarioQuery(id ?? 0), enabled: id !== undefined });
  // Whoever comes back sees what is saved then.
  useEffect(() => () => client.removeQueries({ queryKey: everyScenario }), [client]);
  if (id === undefined) return <ScenarioBoard saved={undefined} />;
  if (data !== undefined) return <ScenarioBoard saved={data} />;
  if (error instanceof ApiFailure && error.status === 404)
    return (
      <EmptyState
        level={1}
        icon={<Columns3 aria-hidden />}
        title={t`This scenario does not exist`}
        action={
          <PageLinkButton to={scenariosPath}>
            <Trans>All scenarios</Trans>
          </PageLinkButton>
        }
      >
        <Trans>You or one of your sub-users may have deleted it.</Trans>
      </EmptyState>
    );
  return (
    <Card>
      <QueryFallback error={error} onRetry={refetch} lines={12} />
    </Card>
  );
}
