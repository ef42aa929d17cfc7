import { Trans, useLingui } from '@lingui/react/macro';
import { emptyDraft } from '@saer/contract/calculator-draft';
import { searchQuery } from '@saer/contract/calculator-search';
import { maxScenarioColumns, type Scenario } from '@saer/contract/scenario';
import { useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { QueryFallback } from '../../../components/query-fallback.tsx';
import { calculatorPath } from '../../../lib/calculator-link.ts';
import { showToast } from '../../../lib/toasts.ts';
import { InvalidFields } from '../form/invalid-fields.tsx';
import { ScenarioColumns } from './columns/scenario-columns.tsx';
import { NoColumns } from './no-columns.tsx';
import { ScenarioActions } from './scenario-actions.tsx';
import { usePricedColumns } from './state/use-priced-columns.ts';
import { useScenario } from './state/use-scenario.ts';

/** Needed once somebody opens all inputs. */
const ColumnEditor = lazyComponent(async () => (await import('./columns/column-editor.tsx')).ColumnEditor);

/** The columns of a scenario, and what can be done with them. */
export function ScenarioBoard({ saved }: { readonly saved: Scenario | undefined }) {
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
