import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { Ruler } from 'lucide-react';
import { EmptyState } from '../../../components/layout/empty-state.tsx';
import { QueryFallback } from '../../../components/layout/query-fallback.tsx';
import { useLanguage } from '../../../lib/language/language.ts';
import { useKeyInAddress } from '../../../lib/address/use-address.ts';
import { linkStyle } from '../../../components/button/button-style.ts';
import { getName } from '../../../domain/names/name.ts';
import { versionQuery, storesQuery, versionsQuery } from '../queries.ts';
import { StateBadge } from '../state-badge.tsx';
import { ClassEditor } from './class-editor.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { type ReactNode, useState } from 'react';
import type { FeeVersion } from '@saer/contract/publishing/fee-version';
import { Button } from '../../../components/button/button.tsx';
import { Notice } from '../../../components/layout/notice.tsx';
import { NewDraft } from '../list/new-draft.tsx';
import { ReadOnlyWords } from '../version/read-only-words.tsx';

/** Why a version cannot be changed, and what to do instead. */
function ReadOnlyNotice({ version }: { readonly version: FeeVersion }) {
  const [isCopying, setCopying] = useState(false);
  return (
    <Notice>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="min-w-52 flex-1">
          <ReadOnlyWords version={version} />
        </p>
        <Button onPress={() => setCopying(true)}>
          <Trans>Make a draft copy</Trans>
        </Button>
      </div>
      {isCopying ? (
        <NewDraft storeId={version.storeId} copyOf={version.id} onClose={() => setCopying(false)} />
      ) : null}
    </Notice>
  );
}

type Props = {
  readonly title: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
};

/** A page's title, description and actions. */
function PageHead({ title, children, actions }: Props) {
  return (
    <header className="flex flex-wrap items-start gap-3">
      <div className="flex min-w-60 flex-1 flex-col gap-1">
        <h1 tabIndex={-1} className="text-2xl font-semibold [overflow-wrap:anywhere] text-ink">
          {title}
        </h1>
        <div className="text-sm text-muted">{children}</div>
      </div>
      {actions === undefined ? null : <div className="flex flex-wrap items-center gap-2">{actions}</div>}
    </header>
  );
}

/** A size class is added to a draft: which one, where the address does not say it. */
function ChooseVersion() {
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
    return store === undefined ? '' : getName(store, language);
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

/** A size class of a version, new or stored: `?version=` and, for a stored one, `&class=`. */
export function ClassEditorPage() {
  const versionId = useKeyInAddress('version');
  return versionId === undefined ? <ChooseVersion /> : <OfVersion versionId={versionId} />;
}

function OfVersion({ versionId }: { readonly versionId: number }) {
  const { t } = useLingui();
  const language = useLanguage();
  const navigate = useNavigate();
  const classId = useKeyInAddress('class');
  const { data, error, refetch } = useQuery(versionQuery(versionId));
  if (data === undefined) {
    return <QueryFallback error={error} onRetry={refetch} lines={10} />;
  }
  const stored = data.classes.find(({ id }) => id === classId);
  if (classId !== undefined && stored === undefined) {
    return (
      <EmptyState icon={<Ruler aria-hidden />} title={t`This size class doesn’t exist`} level={1}>
        <Trans>It may have been deleted.</Trans>
      </EmptyState>
    );
  }
  const isReadOnly = data.state !== 'draft';
  const search = { id: String(data.id) };
  return (
    <div className="flex flex-col gap-5">
      <PageHead title={stored === undefined ? t`New size class` : getName(stored, language)}>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {getName(data.store, language)} ·
          <Link to="/admin/fee-table/version" search={search} className={linkStyle}>
            <bdi>{data.name}</bdi>
          </Link>
          <StateBadge state={data.state} effectiveFrom={data.effectiveFrom} />
        </span>
      </PageHead>
      {isReadOnly ? <ReadOnlyNotice version={data} /> : null}
      <ClassEditor
        key={`${data.id}-${classId ?? 'new'}`}
        feeVersion={data}
        stored={stored}
        isReadOnly={isReadOnly}
        onDone={() => void navigate({ to: '/admin/fee-table/version', search })}
      />
    </div>
  );
}
