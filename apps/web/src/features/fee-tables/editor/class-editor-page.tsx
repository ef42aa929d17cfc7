import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { EmptyState } from '../../../components/empty-state.tsx';
import { QueryFallback } from '../../../components/query-fallback.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { Ruler } from 'lucide-react';
import { useKeyInAddress } from '../../../lib/use-key-in-address.ts';
import { linkStyle } from '../../../components/link-style.ts';
import { nameOf } from '../../../domain/names/name-of.ts';
import { PageHead } from '../page-head.tsx';
import { versionQuery } from '../queries.ts';
import { StateBadge } from '../state-badge.tsx';
import { ReadOnlyNotice } from '../version/read-only-notice.tsx';
import { ClassEditor } from './class-editor.tsx';
import { ChooseVersion } from './choose-version.tsx';

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
      <PageHead title={stored === undefined ? t`New size class` : nameOf(stored, language)}>
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {nameOf(data.store, language)} ·
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
