import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { FeeVersion } from '@saer/contract/fee-version';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Card } from '../../../components/card.tsx';
import { Checkbox } from '../../../components/checkbox.tsx';
import { ErrorState } from '../../../components/error-state.tsx';
import { SearchField } from '../../../components/search-field.tsx';
import { Skeleton } from '../../../components/skeleton.tsx';
import { useLanguage } from '../../../lib/language.ts';
import { nameOf } from '../../../domain/names/name-of.ts';
import { familiesQuery, subFamiliesQuery } from '../queries.ts';
import { CommissionLine } from './commission-line.tsx';
import { groupedRates } from './grouped-rates.ts';

/** A version's commissions by family and sub family; missing ones are marked. */
export function CommissionsTab({ version }: { readonly version: FeeVersion }) {
  const { t } = useLingui();
  const language = useLanguage();
  const families = useQuery(familiesQuery);
  const subFamilies = useQuery(subFamiliesQuery);
  const [text, setText] = useState('');
  const [onlyMissing, setOnlyMissing] = useState(false);
  const error = families.error ?? subFamilies.error;
  if (families.data === undefined || subFamilies.data === undefined) {
    return error === null ? (
      <Skeleton lines={8} />
    ) : (
      <ErrorState onRetry={() => void Promise.all([families.refetch(), subFamilies.refetch()])}>
        {error.message}
      </ErrorState>
    );
  }
  const known = new Set(version.rates.map(({ subFamily }) => subFamily));
  const missing = subFamilies.data.filter(({ active, code }) => active && !known.has(code)).length;
  const groups = groupedRates(families.data, subFamilies.data, version.rates, {
    text,
    onlyMissing,
    language,
  });
  return (
    <Card>
      <div className="mb-2 flex flex-wrap items-center gap-x-5 gap-y-2">
        <div className="min-w-56 flex-1 sm:max-w-md">
          <SearchField label={t`Family or sub family`} value={text} onChange={setText} />
        </div>
        {missing === 0 && !onlyMissing ? null : (
          <Checkbox isSelected={onlyMissing} onChange={setOnlyMissing}>
            <Plural value={missing} one="Only the # that is missing" other="Only the # that are missing" />
          </Checkbox>
        )}
      </div>
      {groups.length === 0 ? (
        <p className="py-8 text-center text-sm text-muted">
          <Trans>Nothing found.</Trans>
        </p>
      ) : (
        groups.map(({ family, lines }) => (
          <section key={family.id} aria-label={nameOf(family, language)}>
            <h2 className="sticky top-0 z-10 bg-surface pt-4 pb-1 text-sm font-semibold text-ink">
              {nameOf(family, language)}
            </h2>
            <ul className="@container divide-y divide-line">
              {lines.map(({ subFamily, rate }) => (
                <CommissionLine key={subFamily.id} version={version} subFamily={subFamily} rate={rate} />
              ))}
            </ul>
          </section>
        ))
      )}
    </Card>
  );
}
