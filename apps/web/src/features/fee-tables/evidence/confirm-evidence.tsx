import { Trans, useLingui } from '@lingui/react/macro';
import type { PriceBand } from '@saer/contract/fees/statement-rate';
import type { EvidenceOfBand, StatementEvidence } from '@saer/contract/statements/statement-rates';
import { formatRate } from '@saer/i18n/format-number';
import type { ReferralRule } from '@saer/pricing/fees/terms';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { buttonStyle } from '../../../components/button/button-style.ts';
import { Button } from '../../../components/button/button.tsx';
import { DialogActions } from '../../../components/overlay/dialog-actions.tsx';
import { Dialog } from '../../../components/overlay/dialog.tsx';
import { FormError } from '../../../components/form/form-error.tsx';
import { formColumn } from '../../../components/button/control-style.ts';
import { Select } from '../../../components/form/select.tsx';
import { useName } from '../../../domain/names/use-name.ts';
import { useFailureWords } from '../../../lib/form/use-failure-words.ts';
import { confirmMutation } from './queries.ts';
import { formatMoney } from '@saer/i18n/format-money';

/** Words for the prices that a rate applies to, by the rule in force. */
export function useBandWords(): (band: PriceBand, rule: ReferralRule | null) => string {
  const { t } = useLingui();
  return (band, rule) => {
    const limit = rule === null || rule.shape === 'flat' ? '' : formatMoney(rule.limit);
    if (band === 'all') return t`all prices`;
    if (limit === '') return band === 'below' ? t`lower prices` : t`higher prices`;
    return band === 'below' ? t`up to ${limit}` : t`above ${limit}`;
  };
}

/** The rule in force with one rate for each of its price ranges; undefined while one is missing. */
function withRates(
  rule: ReferralRule,
  rateOf: (band: PriceBand) => number | undefined,
): ReferralRule | undefined {
  if (rule.shape === 'flat') {
    const rate1 = rateOf('all');
    return rate1 === undefined ? undefined : { ...rule, rate1 };
  }
  const [rate1, rate2] = [rateOf('below'), rateOf('above')];
  return rate1 === undefined || rate2 === undefined ? undefined : { ...rule, rate1, rate2 };
}

/** Says whether every rate of the rule in force was seen: only then the rule can be confirmed. */
export const isComplete = ({ rule, bands }: StatementEvidence): boolean =>
  rule !== null && withRates(rule, (band) => bands.find((each) => each.band === band)?.lowest) !== undefined;

type Props = { readonly evidence: StatementEvidence; readonly onClose: () => void };

/** Asks which of the seen rates is confirmed, those of most sellers first, and says what happens then. */
export function ConfirmEvidence({ evidence, onClose }: Props) {
  const { t } = useLingui();
  const name = useName();
  const failureWords = useFailureWords();
  const [chosen, setChosen] = useState<Readonly<Partial<Record<PriceBand, number>>>>({});
  const { mutate, data, isPending, error } = useMutation(confirmMutation);
  const { rule, bands, store, subFamily } = evidence;
  if (rule === null) return null;
  const getRate = (band: PriceBand): number | undefined =>
    chosen[band] ?? bands.find((each) => each.band === band)?.rates[0]?.rate;
  const next = withRates(rule, getRate);
  const isInForce = next !== undefined && bands.every(({ band, tableRate }) => getRate(band) === tableRate);
  const title = t`Confirm the commission of ${name(subFamily)}`;
  if (data !== undefined)
    return (
      <Dialog title={title} onClose={onClose}>
        <output className="block text-sm text-ink">
          {data.isDraft ? (
            <Trans>
              The rate is in the draft “{data.feeTable.name}”, with what the statements show as its source.
              Nothing is in force yet: send the draft to review, and somebody else publishes it.
            </Trans>
          ) : (
            <Trans>The rate in force is confirmed, with what the statements show as its source.</Trans>
          )}
        </output>
        <DialogActions>
          <Button onPress={onClose}>{t`Close`}</Button>
          <Link
            to="/admin/fee-table/version"
            search={{ id: String(data.feeTable.id) }}
            className={buttonStyle('primary')}
          >
            <Trans>Open the fee table</Trans>
          </Link>
        </DialogActions>
      </Dialog>
    );
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        noValidate
        className={formColumn}
        onSubmit={(event) => {
          event.preventDefault();
          if (next !== undefined && !isPending)
            mutate({ storeId: store.id, subFamilyId: subFamily.id, rule: { ...next } });
        }}
      >
        <FormError>{error === null ? undefined : failureWords(error)}</FormError>
        <p className="text-sm text-muted">{name(store)}</p>
        {bands.map((band) => (
          <RateSelect
            key={band.band}
            evidence={band}
            rule={rule}
            value={getRate(band.band)}
            onChange={(rate) => setChosen({ ...chosen, [band.band]: rate })}
          />
        ))}
        <p className="text-sm text-muted">
          {isInForce ? (
            <Trans>
              This is the rate in force: only its source and status change, and prices stay as they are.
            </Trans>
          ) : (
            <Trans>
              This is another rate than the one in force: it is written into a draft of the fee table, which
              two people publish.
            </Trans>
          )}
        </p>
        <DialogActions>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button type="submit" tone="primary" isPending={isPending} isDisabled={next === undefined}>
            {isInForce ? t`Confirm the rate` : t`Write it into a draft`}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

type SelectProps = {
  readonly evidence: EvidenceOfBand;
  readonly rule: ReferralRule;
  readonly value: number | undefined;
  readonly onChange: (rate: number) => void;
};

function RateSelect({ evidence: { band, rates, sellers }, rule, value, onChange }: SelectProps) {
  const { t } = useLingui();
  const bandWords = useBandWords();
  const label = band === 'all' ? t`Rate` : t`Rate, ${bandWords(band, rule)}`;
  return (
    <Select
      label={label}
      placeholder={label}
      options={rates.map(({ rate, sellers: of }) => ({
        id: String(rate),
        name: t`${formatRate(rate)}: ${of} of ${sellers} sellers`,
      }))}
      value={value === undefined ? undefined : String(value)}
      onChange={(id) => onChange(Number(id))}
    />
  );
}
