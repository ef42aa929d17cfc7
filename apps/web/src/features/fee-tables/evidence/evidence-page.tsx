import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { isConfirmed } from '@saer/contract/fees/provenance';
import type { EvidenceOfBand, StatementEvidence } from '@saer/contract/statements/statement-rates';
import { formatMonth } from '@saer/i18n/format-month';
import { formatShort, formatRate } from '@saer/i18n/format-number';
import { useQuery } from '@tanstack/react-query';
import { FileSearch } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../components/layout/badge.tsx';
import { Button } from '../../../components/button/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { EmptyState } from '../../../components/layout/empty-state.tsx';
import { FilterChips } from '../../../components/table/filter-chips.tsx';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { Pagination, usePages } from '../../../components/table/pagination.tsx';
import { QueryFallback } from '../../../components/layout/query-fallback.tsx';
import { SearchField } from '../../../components/form/search-field.tsx';
import { Toolbar } from '../../../components/table/toolbar.tsx';
import { useName } from '../../../domain/names/use-name.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { useShortInstant } from '../../../lib/language/use-short-dates.ts';
import { ConfirmEvidence, isComplete, useBandWords } from './confirm-evidence.tsx';
import { evidenceQuery } from './queries.ts';

const isContradicted = ({ bands }: StatementEvidence): boolean =>
  bands.some(({ contradicting }) => contradicting > 0);
const isOpen = ({ status }: StatementEvidence): boolean => status === null || !isConfirmed(status);

const segments = {
  all: () => true,
  contradicted: isContradicted,
  toConfirm: isOpen,
} as const satisfies Record<string, (evidence: StatementEvidence) => boolean>;
type Segment = keyof typeof segments;

/** Counts how many sellers' statements agree with each commission or contradict it, and the way to confirm it. */
export function EvidencePage() {
  const { t } = useLingui();
  const name = useName();
  const [segment, setSegment] = useState<Segment>('all');
  const [search, setSearch] = useState('');
  const [confirmed, setConfirmed] = useState<StatementEvidence | null>(null);
  const pages = usePages(25);
  const { data, error, refetch } = useQuery(evidenceQuery);
  const names: Readonly<Record<Segment, string>> = {
    all: t`All`,
    contradicted: t`Contradicted`,
    toConfirm: t`To be confirmed`,
  };
  const sought = search.trim().toLowerCase();
  const found = (data ?? []).filter(
    (each) =>
      segments[segment](each) &&
      [name(each.subFamily), name(each.store)].some((text) => text.toLowerCase().includes(sought)),
  );
  const first =
    <Change extends unknown[]>(change: (...values: Change) => void) =>
    (...values: Change): void => {
      pages.onPage(1);
      change(...values);
    };
  return (
    <div className="flex flex-col gap-4">
      <PageHeader
        title={t`Seen on statements`}
        about={
          <Trans>
            Commissions that statements of consenting sellers show. Each seller counts once for each figure,
            with the latest month. Nothing is confirmed by itself.
          </Trans>
        }
      />
      <Card>
        {data === undefined ? (
          <QueryFallback error={error} onRetry={refetch} />
        ) : data.length === 0 ? (
          <EmptyState icon={<FileSearch aria-hidden />} title={t`Nothing was sent yet`}>
            <Trans>
              What sellers’ statements show appears here once they checked a statement and agreed to send it.
            </Trans>
          </EmptyState>
        ) : (
          <>
            <Toolbar
              segments={
                <FilterChips
                  options={(['all', 'contradicted', 'toConfirm'] as const).map((id) => ({
                    id,
                    name: names[id],
                    count: data.filter(segments[id]).length,
                  }))}
                  value={segment}
                  onChange={first(setSegment)}
                />
              }
              search={<SearchField label={t`Category or store`} value={search} onChange={first(setSearch)} />}
            />
            {found.length === 0 ? (
              <p className="py-8 text-center text-sm text-muted">{t`Nothing matches.`}</p>
            ) : (
              <ul className="flex flex-col divide-y divide-line">
                {found.slice((pages.page - 1) * pages.limit, pages.page * pages.limit).map((each) => (
                  <Figure
                    key={`${each.store.code} ${each.subFamily.code}`}
                    evidence={each}
                    onConfirm={() => setConfirmed(each)}
                  />
                ))}
              </ul>
            )}
            {found.length <= 10 ? null : <Pagination {...pages} total={found.length} />}
          </>
        )}
      </Card>
      {confirmed === null ? null : (
        <ConfirmEvidence evidence={confirmed} onClose={() => setConfirmed(null)} />
      )}
    </div>
  );
}

type FigureProps = { readonly evidence: StatementEvidence; readonly onConfirm: () => void };

/** One commission: its rule in force, and what statements say of each of its rates. */
function Figure({ evidence, onConfirm }: FigureProps) {
  const { t } = useLingui();
  const name = useName();
  const { store, subFamily, rule, bands } = evidence;
  const isKnown = !isOpen(evidence);
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3 py-3">
      <div className="min-w-0 flex-1 basis-72">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm font-medium text-ink">
          {name(subFamily)}
          <span className="font-normal text-muted">{name(store)}</span>
          {isKnown ? null : <Badge tone="warning">{t`To be confirmed`}</Badge>}
          {rule === null ? <Badge tone="neutral">{t`Not in the fee table`}</Badge> : null}
        </p>
        {bands.map((band) => (
          <BandEvidence key={band.band} evidence={band} of={evidence} />
        ))}
      </div>
      {isComplete(evidence) ? (
        <Button onPress={onConfirm}>
          <Trans>Confirm from this evidence</Trans>
        </Button>
      ) : rule === null ? null : (
        <p className="text-xs text-muted">
          <Trans>One of its two rates was not seen yet.</Trans>
        </p>
      )}
    </li>
  );
}

function BandEvidence({
  evidence,
  of: { rule },
}: {
  readonly evidence: EvidenceOfBand;
  readonly of: StatementEvidence;
}) {
  const language = useLanguage();
  const bandWords = useBandWords();
  const shortInstant = useShortInstant();
  const { band, tableRate, sellers, agreeing, contradicting, lowest, highest, different, rates } = evidence;
  const month = formatMonth(evidence.lastMonth, language);
  const sentAt = shortInstant(evidence.lastSentAt);
  const range = `${formatRate(lowest)} – ${formatRate(highest)}`;
  return (
    <div className="mt-1.5 text-sm text-muted" data-testid="band-evidence">
      <p className="flex flex-wrap gap-x-3">
        {band === 'all' ? null : <span className="text-ink">{bandWords(band, rule)}</span>}
        {tableRate === null ? null : (
          <span>
            <Trans>in force: {formatRate(tableRate)}</Trans>
          </span>
        )}
        <span className="text-ink">
          <Plural value={agreeing} one="# seller agrees" other="# sellers agree" />
        </span>
        {contradicting === 0 ? null : (
          <span className="font-medium text-warning">
            <Plural
              value={contradicting}
              one="# seller shows another rate"
              other="# sellers show another rate"
            />
          </span>
        )}
        {different === 1 ? null : (
          <span>
            <Trans>
              {formatShort(different, 0)} rates, {range}
            </Trans>
          </span>
        )}
      </p>
      <p className="mt-0.5 flex flex-wrap gap-x-3 text-xs">
        {rates.map(({ rate, sellers: showing, lines }) => (
          <span key={rate} className="whitespace-nowrap tabular-nums">
            <Trans>
              {formatRate(rate)}: {formatShort(showing, 0)} of {formatShort(sellers, 0)} sellers,{' '}
              {formatShort(lines, 0)} lines
            </Trans>
          </span>
        ))}
      </p>
      <p className="mt-0.5 text-xs">
        <Trans>
          Last seen in {month}, last sent {sentAt}
        </Trans>
      </p>
    </div>
  );
}
