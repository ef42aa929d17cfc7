import { useLingui } from '@lingui/react/macro';
import type { SurveyResponse } from '@saer/contract/survey';
import { Badge } from '../../components/badge.tsx';
import type { Column } from '../../components/data-table.tsx';
import { Instant } from '../../components/instant.tsx';
import { responseBadge } from './survey-words.ts';

/** Columns of the list of responses. */
export function useResponseColumns(): readonly Column<SurveyResponse>[] {
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
