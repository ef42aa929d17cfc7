import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Card } from '../../../components/card.tsx';
import { QueryFallback } from '../../../components/query-fallback.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { linkStyle } from '../../../components/link-style.ts';
import { nameOf } from '../../../domain/names/name-of.ts';
import { PageHead } from '../page-head.tsx';
import { storesQuery, versionsQuery } from '../queries.ts';

/** A size class is added to a draft: which one, where the address does not say it. */
export function ChooseVersion() {
  const { t } = useLingui();
  const language = useLanguage();
  const { data: versions, error, refetch } = useQuery(versionsQuery);
  const { data: stores = [] } = useQuery(storesQuery);
  if (versions === undefined) {
    return <QueryFallback error={error} onRetry={refetch} lines={4} />;
  }
  const drafts = versions.filter(({ state }) => state === 'draft');
  const storeName = (storeId: number): string => {
    const store = stores.find(({ id }) => id === storeId);
    return store === undefined ? '' : nameOf(store, language);
  };
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={t`New size class`}>
        <Trans>A size class is added to a draft of a fee table. Which one?</Trans>
      </PageHead>
      <Card>
        {drafts.length === 0 ? (
          <p className="text-sm text-muted">
            <Trans>
              There is no draft. Create one in{' '}
              <Link to="/admin/fee-table" className={linkStyle}>
                Fee tables
              </Link>
              .
            </Trans>
          </p>
        ) : (
          <ul className="divide-y divide-line text-sm">
            {drafts.map(({ id, name, storeId }) => (
              <li key={id} className="flex flex-wrap items-baseline gap-x-3 py-3">
                <Link to="/admin/add-classfication" search={{ version: String(id) }} className={linkStyle}>
                  <bdi>{name}</bdi>
                </Link>
                <span className="text-muted">{storeName(storeId)}</span>
              </li>
            ))}
          </ul>
        )}
      </Card>
    </div>
  );
}
