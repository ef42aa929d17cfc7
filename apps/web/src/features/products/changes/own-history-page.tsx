import { useLingui } from '@lingui/react/macro';
import { actionLabels } from '../../../domain/audit/action-labels.ts';
import { ChangeFilters } from '../../../domain/audit/change-filters.tsx';
import { HistoryFrame } from '../../../domain/audit/history-frame.tsx';
import { useFailureWords } from '../../../lib/use-failure-words.ts';
import { ProductChange } from './product-change.tsx';
import { useChanges } from './use-changes.ts';
import { useAccounts } from './use-accounts.ts';

/** Actions on a product. */
const actions = ['create', 'update', 'remove'] as const;

/** All changes of the seller's products, newest first, including deleted products. */
export function OwnHistoryPage() {
  const { t, i18n } = useLingui();
  const failureWords = useFailureWords();
  const { data, error, id, ...page } = useChanges();
  const people = useAccounts(data?.data ?? []);
  return (
    <HistoryFrame
      {...page}
      title={t`History of my products`}
      about={t`Who changed what and when, what it was before, and by which fee table it was priced. Deleted products are here too.`}
      filters={
        <ChangeFilters
          actions={actions.map((action) => ({ id: action, name: i18n._(actionLabels[action].label) }))}
          people={people}
          showAll={t`Show all products`}
        />
      }
      changes={data}
      failure={error === null ? undefined : failureWords(error)}
      renderChange={(change) => (
        <ProductChange
          key={change.id}
          change={change}
          onOnlyThis={id.value === '' ? () => id.choose(String(change.entityId)) : undefined}
        />
      )}
    />
  );
}
