import { useLingui } from '@lingui/react/macro';
import type { FeeProposal } from '@saer/contract/publishing/fee-proposal';
import { recordLabel, recordValue } from '@saer/i18n/records/record-value';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useName } from '../../domain/names/use-name.ts';
import { storesQuery } from '../../domain/second-person/queries.ts';

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** Names of the fields that a proposal alters; of a row that is added or removed, those that say something. */
function alteredFields({ before, after }: FeeProposal): readonly string[] {
  const names = [...new Set([before, after].flatMap((row) => Object.keys(row ?? {})))];
  return names.filter((name) =>
    before === null || after === null
      ? !isEmpty((before ?? after)?.[name])
      : JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
}

/** Every field that a proposal alters, before and after, in words and units. */
export function ProposalFields({ proposal }: { readonly proposal: FeeProposal }) {
  const { i18n } = useLingui();
  const name = useName();
  const { data: stores = [] } = useQuery(storesQuery);
  const nameOfKey = (field: string, key: number): string | undefined => {
    const store = field === 'storeId' ? stores.find(({ id }) => id === key) : undefined;
    return store && name(store);
  };
  const { before, after } = proposal;
  return (
    <dl className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-[minmax(0,--spacing(52))_minmax(0,1fr)]">
      {alteredFields(proposal).map((field) => (
        <div key={field} className="contents">
          <dt className="text-muted">{recordLabel(i18n, field)}</dt>
          <dd className="[overflow-wrap:anywhere] max-sm:mb-1">
            {before === null ? null : (
              <del className={after === null ? 'text-ink' : 'text-muted'}>
                <bdi>{recordValue(i18n, field, before[field], nameOfKey)}</bdi>
              </del>
            )}
            {before === null || after === null ? null : (
              <ArrowRight aria-hidden className="mx-1 inline size-3.5 text-muted rtl:-scale-x-100" />
            )}
            {after === null ? null : (
              <ins className="text-ink no-underline">
                <bdi>{recordValue(i18n, field, after[field], nameOfKey)}</bdi>
              </ins>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
