import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { StatementRate } from '@saer/contract/fees/statement-rate';
import { formatShort } from '@saer/i18n/format-number';
import { type LearnedRate, type LearnedRates, latestRates } from '@saer/tools/statement/learn-rates';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useId } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { linkStyle } from '../../../components/button/button-style.ts';
import { Pagination, usePages } from '../../../components/table/pagination.tsx';
import { EvidenceConsent } from '../../../domain/statement-rates/evidence-consent.tsx';
import {
  saveRatesMutation,
  sendEvidenceMutation,
  statementRatesQuery,
  stopRatesMutation,
} from '../../../domain/statement-rates/queries.ts';
import { useFailureWords } from '../../../lib/form/use-failure-words.ts';
import { RateLine } from './rate-line.tsx';
import { UnclearRates } from './unclear-rates.tsx';

const sent = ({ store, subFamily, band, rate, month, lines }: LearnedRate) => ({
  store,
  subFamily,
  band,
  rate,
  month,
  lines,
});
const saved = (rate: LearnedRate): StatementRate => ({ ...sent(rate), replaces: { ...rate.replaces } });

const isSame = (one: Omit<StatementRate, 'lines' | 'replaces'>, other: typeof one): boolean =>
  one.store === other.store &&
  one.subFamily === other.subFamily &&
  one.band === other.band &&
  one.rate === other.rate &&
  one.month === other.month;

type Props = {
  /** Absent before a statement was read. */
  readonly learned?: LearnedRates;
};

/** The commissions that statements show: those of the files read now, those that prices use, and what is sent of them. */
export function StatementRates({ learned }: Props) {
  const { data } = useQuery(statementRatesQuery);
  if (data === undefined) return null;
  const offered = learned === undefined ? [] : latestRates(learned.rates).filter((each) => !each.isConfirmed);
  const isOffering = offered.some((rate) => !data.rates.some((used) => isSame(used, rate)));
  return (
    <>
      {isOffering ? <OfferedRates rates={offered} /> : null}
      {data.rates.length === 0 ? null : <UsedRates rates={data.rates} />}
      {learned === undefined ? null : <UnclearRates learned={learned} />}
      {(learned?.rates.length ?? 0) > 0 || data.consent === true ? (
        <Evidence consent={data.consent} rates={learned?.rates ?? []} />
      ) : null}
    </>
  );
}

/** Pages of ten lines each. */
function Lines<Rate>({
  rates,
  children,
}: {
  readonly rates: readonly Rate[];
  readonly children: (rate: Rate) => ReactNode;
}) {
  const pages = usePages(10);
  return (
    <>
      <ul className="mt-2 flex flex-col divide-y divide-line">
        {rates.slice((pages.page - 1) * pages.limit, pages.page * pages.limit).map(children)}
      </ul>
      {rates.length <= 10 ? null : <Pagination {...pages} total={rates.length} />}
    </>
  );
}

const getKey = ({ store, subFamily, band }: Pick<StatementRate, 'store' | 'subFamily' | 'band'>): string =>
  `${store} ${subFamily} ${band}`;

/** Rates of categories whose rate in the fee table nobody confirms, and the press that uses them. */
function OfferedRates({ rates }: { readonly rates: readonly LearnedRate[] }) {
  const { t } = useLingui();
  const id = useId();
  const failureWords = useFailureWords();
  const { mutate, isPending, error } = useMutation(saveRatesMutation);
  return (
    <Card labelledBy={id}>
      <h2 id={id} className="text-base font-semibold text-ink">
        <Trans>Commissions that your statements show</Trans>
      </h2>
      <p className="mt-1 text-sm text-muted">
        <Trans>
          No public source confirms these rates in the fee table. At least three lines of saved products agree
          on each rate here, to the halala.
        </Trans>
      </p>
      <Lines rates={rates}>
        {(rate) => (
          <RateLine key={getKey(rate)} figure={rate} rate={rate.rate}>
            <span>{t`${plural(rate.lines, { one: '# line agrees', other: '# lines agree' })}`}</span>
            {rate.contradicting === 0 ? null : (
              <span className="text-warning">
                {t`${plural(rate.contradicting, { one: '# line shows another rate', other: '# lines show another rate' })}`}
              </span>
            )}
          </RateLine>
        )}
      </Lines>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
        <Button tone="primary" isPending={isPending} onPress={() => mutate(rates.map(saved))}>
          <Trans>Use these rates in my prices</Trans>
        </Button>
        <p className="min-w-60 flex-1 text-xs text-muted">
          <Trans>
            Only these rates are then saved with your account: no line, product or price of your file.
          </Trans>
        </p>
      </div>
      {error === null ? null : (
        <p role="alert" className="mt-2 text-sm text-danger">
          {failureWords(error)}
        </p>
      )}
    </Card>
  );
}

/** The seen rates that the seller's prices use, where, and the press that stops it. */
function UsedRates({ rates }: { readonly rates: readonly StatementRate[] }) {
  const { t } = useLingui();
  const id = useId();
  const failureWords = useFailureWords();
  const { mutate, isPending, error } = useMutation(stopRatesMutation);
  return (
    <div className="print:hidden">
      <Card labelledBy={id}>
        <h2 id={id} className="text-base font-semibold text-ink">
          <Trans>In your prices: commissions from your statements</Trans>
        </h2>
        <p className="mt-1 text-sm text-muted" data-testid="used-rates">
          <Plural
            value={rates.length}
            one="# rate is used in the calculator, My products, What to do now, repricing, spreadsheets and tools, by your sub-users too."
            other="# rates are used in the calculator, My products, What to do now, repricing, spreadsheets and tools, by your sub-users too."
          />{' '}
          <Trans>
            A rate is left aside as soon as the fee table has a confirmed or another one. Your own prices stay
            as they are; what they leave follows.
          </Trans>
        </p>
        <Lines rates={rates}>
          {(rate) => (
            <RateLine key={getKey(rate)} figure={rate} rate={rate.rate}>
              <span>{t`${plural(rate.lines, { one: '# line agrees', other: '# lines agree' })}`}</span>
            </RateLine>
          )}
        </Lines>
        <div className="mt-3">
          <Button isPending={isPending} onPress={() => mutate()}>
            <Trans>Stop using these rates</Trans>
          </Button>
        </div>
        {error === null ? null : (
          <p role="alert" className="mt-2 text-sm text-danger">
            {failureWords(error)}
          </p>
        )}
      </Card>
    </div>
  );
}

type EvidenceProps = { readonly consent: boolean | null; readonly rates: readonly LearnedRate[] };

/** The question whether seen rates are sent; with consent, sends them once for each check. */
function Evidence({ consent, rates }: EvidenceProps) {
  const id = useId();
  const { mutate, data, isError, reset } = useMutation(sendEvidenceMutation);
  const mayAsk = consent !== false;
  useEffect(() => {
    if (consent === true && rates.length > 0) mutate(rates.map(sent));
    else reset();
  }, [consent, rates, mutate, reset]);
  return (
    <div className="print:hidden">
      <Card labelledBy={id}>
        <h2 id={id} className="text-base font-semibold text-ink">
          <Trans>Help to confirm rates</Trans>
        </h2>
        <div className="mt-2">
          {mayAsk ? (
            <EvidenceConsent />
          ) : (
            <p className="text-sm text-muted">
              <Trans>Nothing that your statements show is sent.</Trans>{' '}
              <Link to="/account/settings" hash="statement-rates" className={linkStyle}>
                <Trans>Change it in the settings</Trans>
              </Link>
            </p>
          )}
          {consent === true && data !== undefined ? (
            <output className="mt-2 block text-sm text-muted">
              <Plural value={data} one="# rate was sent." other="# rates were sent." />
            </output>
          ) : null}
          {isError ? (
            <p className="mt-2 text-sm text-danger" role="alert">
              <Trans>The rates were not sent. {formatShort(rates.length, 0)} wait for the next check.</Trans>
            </p>
          ) : null}
        </div>
      </Card>
    </div>
  );
}
