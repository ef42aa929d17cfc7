import { Trans, useLingui } from '@lingui/react/macro';
import {
  priceOpinions,
  surveyDismissals,
  surveyedProducts,
  type SurveyResponse,
  countSurveyResponses,
  exportSurveyResponses,
  pageSurveyResponses,
  type SurveySummary,
  type PriceOpinion,
} from '@saer/contract/site/survey';
import { useQuery, queryOptions } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { MessageCircleQuestionMark } from 'lucide-react';
import { AddressFilter } from '../../components/table/address-filter.tsx';
import { Card } from '../../components/layout/card.tsx';
import { EmptyState } from '../../components/layout/empty-state.tsx';
import { linkStyle } from '../../components/button/button-style.ts';
import { ListToolbar } from '../../components/table/list-toolbar.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { PaginatedList } from '../../components/table/paginated-list.tsx';
import { DownloadButton } from '../../domain/csv-download/download-button.tsx';
import { toUnpagedFilter, useAddressFilter, useAddressList } from '../../lib/address/list-state.ts';
import { Badge, type BadgeTone } from '../../components/layout/badge.tsx';
import type { Column } from '../../components/table/data-table.tsx';
import { Instant } from '../../components/figure/instant.tsx';
import { encodeFilter, type ListFilter } from '@saer/contract/api/list-filter';
import { call, download } from '../../lib/api/api.ts';
import { formatScaled } from '@saer/i18n/format-number';
import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';

/** Answers to the question about the prices. */
const opinionWords: Readonly<Record<PriceOpinion, MessageDescriptor>> = {
  AS_EXPECTED: msg`As expected`,
  HIGHER: msg`Higher than expected`,
  LOWER: msg`Lower than expected`,
  NOT_SURE: msg`Not sure`,
};

const closedWord = msg`Closed without an answer`;
const laterWord = msg`Asked for later`;

/** Choices of the list's filter: every answer, and who did not answer. */
const choiceWords = { ...opinionWords, CLOSED: closedWord, LATER: laterWord };

/** The badge of a response. */
function responseBadge({ state, opinion }: Pick<SurveyResponse, 'state' | 'opinion'>): {
  readonly tone: BadgeTone;
  readonly label: MessageDescriptor;
} {
  if (state === 'CLOSED') return { tone: 'neutral', label: closedWord };
  if (opinion === null) return { tone: 'neutral', label: laterWord };
  return { tone: opinion === 'AS_EXPECTED' ? 'positive' : 'info', label: opinionWords[opinion] };
}

/** Says how often each answer was given, beside how many there are. */
function SurveySummary({ summary }: { readonly summary: SurveySummary }) {
  const { i18n } = useLingui();
  const { states, opinions, withText } = summary;
  const { ANSWERED: answers, CLOSED: closed, LATER: later } = states;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-sm text-muted" data-testid="survey-counts">
        <Trans>Answers: {answers}</Trans> · <Trans>With a text: {withText}</Trans> ·{' '}
        <Trans>Closed without an answer: {closed}</Trans> · <Trans>Asked for later: {later}</Trans>
      </p>
      <dl className="grid grid-cols-2 gap-2 md:grid-cols-4">
        {priceOpinions.map((opinion) => (
          <div
            key={opinion}
            className="flex min-w-0 flex-col justify-between rounded-control border border-line bg-surface px-3 py-2"
          >
            <dt className="text-sm text-muted">{i18n._(opinionWords[opinion])}</dt>
            <dd className="text-xl font-semibold text-ink tabular-nums">
              <bdi dir="ltr">{formatScaled(opinions[opinion], 0)}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const quiet = { quiet: true } as const;

/** A page of responses. The current one remains until the next is loaded. */
const responsesQuery = (filter: ListFilter) =>
  queryOptions({
    queryKey: ['survey', 'page', filter],
    queryFn: () => call(pageSurveyResponses, { query: { filter: encodeFilter(filter) } }),
    placeholderData: (previous) => previous,
    meta: quiet,
  });

const summaryQuery = queryOptions({
  queryKey: ['survey', 'summary'],
  queryFn: () => call(countSurveyResponses, {}),
  meta: quiet,
});

/** Responses that a filter finds, as a file. */
const downloadResponses = (filter: ListFilter): Promise<Blob> =>
  download(exportSurveyResponses, { filter: encodeFilter(filter) });

/** Columns of the list of responses. */
function useResponseColumns(): readonly Column<SurveyResponse>[] {
  const { t, i18n } = useLingui();
  return [
    {
      key: 'account',
      title: t`Seller`,
      renderCell: ({ account }) => <bdi className="font-medium text-ink">{account.fullName}</bdi>,
    },
    {
      key: 'opinion',
      title: t`Prices`,
      renderCell: (row) => {
        const { tone, label } = responseBadge(row);
        return <Badge tone={tone}>{i18n._(label)}</Badge>;
      },
    },
    {
      key: 'missing',
      title: t`What is missing`,
      renderCell: ({ missing }) =>
        missing === null ? (
          <span className="text-muted">–</span>
        ) : (
          <span
            dir="auto"
            className="block max-w-prose min-w-0 text-start whitespace-pre-line [overflow-wrap:anywhere]"
          >
            {missing}
          </span>
        ),
    },
    {
      key: 'changedAt',
      title: t`When`,
      isSortable: true,
      renderCell: ({ changedAt }) => <Instant at={changedAt} />,
    },
  ];
}

const sortable = ['changedAt'] as const;
const usual = { column: 'changedAt', direction: 'desc' } as const;
const choices = [...priceOpinions, ...surveyDismissals];
const written = 'written';

/** The rows of a choice: by default every answer. */
function whereChosen(choice: string) {
  const opinion = priceOpinions.find((each) => each === choice);
  if (opinion !== undefined) return { opinion };
  return { state: surveyDismissals.find((each) => each === choice) ?? 'ANSWERED' };
}

/** Answers of sellers to the survey, counted and one by one. */
export function SurveyPage() {
  const { t, i18n } = useLingui();
  const list = useAddressList(sortable, usual);
  const choice = useAddressFilter('answer').value;
  const text = useAddressFilter('text').value;
  const { data: summary } = useQuery(summaryQuery);
  const filter = {
    ...toUnpagedFilter(list.state),
    where: { ...whereChosen(choice), ...(text === written ? { missing: { ne: null } } : {}) },
  };
  const query = useQuery(responsesQuery({ ...filter, page: list.state.page, limit: list.state.limit }));
  const columns = useResponseColumns();
  const isNarrowed = list.state.search !== '' || choice !== '' || text !== '';
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title={t`Survey of sellers`}
        about={
          <Trans>
            Asked once of each subscriber with at least {surveyedProducts} saved products of their own, while
            the survey is on in the{' '}
            <Link to="/admin/settings" className={linkStyle}>
              site settings
            </Link>
            .
          </Trans>
        }
      />
      {summary === undefined ? null : <SurveySummary summary={summary} />}
      <Card>
        <ListToolbar
          list={list}
          searchLabel={t`Words of an answer`}
          filters={
            <>
              <AddressFilter
                name="answer"
                label={t`Answer`}
                isLabelHidden
                all={t`All answers`}
                options={choices.map((each) => ({ id: each, name: i18n._(choiceWords[each]) }))}
              />
              <AddressFilter
                name="text"
                label={t`Text`}
                isLabelHidden
                all={t`With or without a text`}
                options={[{ id: written, name: t`With a text` }]}
              />
            </>
          }
          filterCount={(choice === '' ? 0 : 1) + (text === '' ? 0 : 1)}
          columns={columns}
          end={<DownloadButton name={t`survey-answers.csv`} load={() => downloadResponses(filter)} />}
        />
        <PaginatedList
          caption={t`Answers`}
          list={list}
          query={query}
          columns={columns}
          empty={
            <EmptyState
              icon={<MessageCircleQuestionMark aria-hidden />}
              title={isNarrowed ? t`Nothing found` : t`No answers yet`}
            >
              <Trans>
                While the survey is on, sellers find the two questions at the end of the calculator and of
                their products.
              </Trans>
            </EmptyState>
          }
        />
      </Card>
    </div>
  );
}
