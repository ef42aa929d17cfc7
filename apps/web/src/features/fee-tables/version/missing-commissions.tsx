import { Plural, Trans } from '@lingui/react/macro';
import type { FeeVersion } from '@saer/contract/fee-version';
import { useQuery } from '@tanstack/react-query';
import { Notice } from '../../../components/notice.tsx';
import { nameOf } from '../../../domain/names/name-of.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useToday } from '../../../lib/use-today.ts';
import { doubtsQuery } from '../queries.ts';

/** The most categories named; the rest are counted. */
const maxNamed = 8;

/** Categories that sellers are offered without a commission in a table in force, other than those left out on purpose. */
export function MissingCommissions({ version }: { readonly version: FeeVersion }) {
  const language = useLanguage();
  const today = useToday();
  const isInForce = version.state === 'published' && version.effectiveFrom <= today;
  const { data } = useQuery({ ...doubtsQuery(version.id), enabled: isInForce });
  const missing = isInForce ? (data?.doubts.filter(({ kind }) => kind === 'noCommission') ?? []) : [];
  if (missing.length === 0) return null;
  const named = missing.slice(0, maxNamed);
  const more = missing.length - named.length;
  return (
    <Notice tone="warning">
      <Plural
        value={missing.length}
        one="# category is offered to sellers without a commission in this table. Who chooses it here gets no price:"
        other="# categories are offered to sellers without a commission in this table. Who chooses one of them here gets no price:"
      />{' '}
      {named.map((each, index) => (
        <span key={each.key}>
          {index === 0 ? null : ' · '}
          <bdi>{nameOf(each, language)}</bdi>
        </span>
      ))}
      {more === 0 ? null : (
        <>
          {' · '}
          <Trans>{more} more</Trans>
        </>
      )}
    </Notice>
  );
}
