import { Trans, useLingui, Plural } from '@lingui/react/macro';
import { type LegalDocument, legalDocuments } from '@saer/contract/legal/legal-states';
import type { LegalVersion } from '@saer/contract/legal/legal-document';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useNavigate, Link } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { Button } from '../../components/button/button.tsx';
import { Card } from '../../components/layout/card.tsx';
import { Notice } from '../../components/layout/notice.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { QueryFallback } from '../../components/layout/query-fallback.tsx';
import { Tabs } from '../../components/button/tabs.tsx';
import { documentWords } from '../../domain/legal/document-words.ts';
import { showToast } from '../../lib/browser/toasts.ts';
import { useAddressFilter } from '../../lib/address/list-state.ts';
import { useKeyInAddress } from '../../lib/address/use-address.ts';
import { useFailureWords } from '../../lib/form/use-failure-words.ts';
import { createDraftMutation, versionsQuery } from './queries.ts';
import { VersionView } from './version-view.tsx';
import { Day } from '../../components/figure/day.tsx';
import { Instant } from '../../components/figure/instant.tsx';
import { nameLinkStyle } from '../../components/button/button-style.ts';
import { VersionBadge } from './version-badge.tsx';

/** Who did a step and when. */
function Who({ step }: { readonly step: LegalVersion['edited'] }) {
  if (step.at === null) return null;
  return (
    <>
      {step.by === null ? null : (
        <>
          <bdi>{step.by.fullName}</bdi>{' '}
        </>
      )}
      <Instant at={step.at} />
    </>
  );
}

/** One version: its number, state and day, the people involved, and who accepted it. */
function VersionLine({ version }: { readonly version: LegalVersion }) {
  const { id, document, number, effectiveFrom, confirmed, edited, asksAcceptance, acceptances } = version;
  return (
    <li className="relative flex flex-wrap items-center gap-x-4 gap-y-1 py-3 text-sm">
      <Link to="/admin/legal-documents" search={{ document, id }} className={nameLinkStyle}>
        <Trans>Version {number}</Trans>
      </Link>
      <VersionBadge version={version} />
      {effectiveFrom === null ? null : (
        <span>
          <Trans>
            From <Day day={effectiveFrom} />
          </Trans>
        </span>
      )}
      <span className="grow text-xs text-muted">
        {confirmed.at === null ? (
          <Trans>
            Edited: <Who step={edited} />
          </Trans>
        ) : (
          <Trans>
            Confirmed: <Who step={confirmed} />
          </Trans>
        )}
        {asksAcceptance ? null : (
          <>
            {' · '}
            <Trans>does not ask for acceptance</Trans>
          </>
        )}
      </span>
      <span className="text-xs text-muted">
        <Plural
          value={acceptances}
          _0="Accepted by nobody"
          one="Accepted by # account"
          other="Accepted by # accounts"
        />
      </span>
    </li>
  );
}

type ListProps = { readonly document: LegalDocument; readonly versions: readonly LegalVersion[] };

/** The versions of one document, the newest first. */
function VersionList({ document, versions }: ListProps) {
  const isUnconfirmed = versions.every(({ state }) => state === 'DRAFT');
  return (
    <Card>
      {isUnconfirmed ? (
        <Notice tone="warning">
          <Trans>
            No version is confirmed yet. The public page shows the draft and says that it is one; whoever
            registers now is asked again once a version is confirmed.
          </Trans>
        </Notice>
      ) : null}
      <ul className="divide-y divide-line" data-testid={`versions-${document}`}>
        {versions.map((version) => (
          <VersionLine key={version.id} version={version} />
        ))}
      </ul>
    </Card>
  );
}

/** Every version of the terms and of the privacy policy; `?id=` opens one. */
export function LegalDocumentsPage() {
  const { t, i18n } = useLingui();
  const failureWords = useFailureWords();
  const navigate = useNavigate();
  const { value: chosen, choose } = useAddressFilter('document');
  const id = useKeyInAddress('id');
  const { data, error, refetch } = useQuery(versionsQuery);
  const { mutate: create, isPending } = useMutation(createDraftMutation);
  const document = legalDocuments.find((each) => each === chosen) ?? 'TERMS';
  if (id !== undefined) return <VersionView key={id} id={id} />;
  const hasDraft = (data ?? []).some((each) => each.document === document && each.state === 'DRAFT');
  const start = (): void =>
    create(document, {
      onSuccess: (draft) =>
        void navigate({ to: '/admin/legal-documents', search: { document, id: draft.id } }),
      onError: (failure) => showToast({ tone: 'negative', text: failureWords(failure) }),
    });
  return (
    <div className="flex flex-col gap-4">
      <PageHeader
        title={t`Terms and privacy`}
        about={
          <Trans>
            What sellers agree to. A confirmed version never changes; sellers are asked when a new one comes
            into force.
          </Trans>
        }
        actions={
          hasDraft || data === undefined ? undefined : (
            <Button tone="primary" onPress={start} isPending={isPending}>
              <Plus aria-hidden className="size-4" />
              <Trans>New draft</Trans>
            </Button>
          )
        }
      />
      {data === undefined ? (
        <QueryFallback error={error} onRetry={refetch} lines={6} />
      ) : (
        <Tabs
          label={t`Document`}
          chosen={document}
          onChoose={choose}
          pages={legalDocuments.map((each) => ({
            id: each,
            title: i18n._(documentWords[each]),
            content: (
              <VersionList document={each} versions={data.filter((version) => version.document === each)} />
            ),
          }))}
        />
      )}
    </div>
  );
}
