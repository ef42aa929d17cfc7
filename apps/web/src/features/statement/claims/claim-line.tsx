import { Trans, useLingui } from '@lingui/react/macro';
import {
  cameBack,
  type ClaimRecord,
  claimStatus,
  type StatementClaim,
} from '@saer/contract/statements/statement-claim';
import { Trash2 } from 'lucide-react';
import { useState, type FormEvent } from 'react';
import { formatAmount, formatMoney } from '@saer/i18n/format-money';
import { parseMoney } from '@saer/i18n/parse-money';
import { Badge } from '../../../components/layout/badge.tsx';
import { Button } from '../../../components/button/button.tsx';
import { Day } from '../../../components/figure/day.tsx';
import { IconButton } from '../../../components/button/icon-button.tsx';
import { Money } from '../../../components/figure/money.tsx';
import { chargeWords, claimWords } from '../statement-words.ts';
import { answerClaim, removeClaim } from './record-changes.ts';
import { DialogActions } from '../../../components/overlay/dialog-actions.tsx';
import { Dialog } from '../../../components/overlay/dialog.tsx';
import { formColumn } from '../../../components/button/control-style.ts';
import { InputField } from '../../../components/form/input-field.tsx';
import { RiyalMark } from '../../../components/figure/riyal-mark.tsx';

type CameBackDialogProps = {
  readonly claim: StatementClaim;
  readonly onSave: (halalas: number) => void;
  readonly onClose: () => void;
};

/** Asks how much of a claim came back: all of it, unless the seller says otherwise. */
function CameBackDialog({ claim: { amount, product }, onSave, onClose }: CameBackDialogProps) {
  const { t } = useLingui();
  const [text, setText] = useState(() => formatAmount(amount));
  const [isShown, setShown] = useState(false);
  const parsed = parseMoney(text);
  const isRight = parsed.ok && parsed.value > 0 && parsed.value <= amount;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setShown(true);
    if (isRight) onSave(parsed.value);
  };
  const most = formatMoney(amount);
  return (
    <Dialog title={t`How much came back?`} onClose={onClose}>
      <form noValidate onSubmit={submit} className={formColumn}>
        <p className="text-sm text-muted">
          <bdi>{product}</bdi>
        </p>
        <InputField
          kind="decimal"
          label={t`Sum that came back`}
          description={t`Claimed: ${most}. A smaller sum settles the claim with that.`}
          error={isShown && !isRight ? t`Enter a sum above 0 and up to ${most}.` : undefined}
          start={<RiyalMark />}
          value={text}
          onChange={setText}
        />
        <DialogActions>
          <Button onPress={onClose}>{t`Cancel`}</Button>
          <Button type="submit" tone="primary">
            <Trans>It came back</Trans>
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

type Props = {
  readonly claim: StatementClaim;
  readonly today: string;
  readonly onChange: (change: (before: ClaimRecord) => ClaimRecord) => void;
};

/** A claim with its state, and the buttons that change it. */
export function ClaimLine({ claim, today, onChange }: Props) {
  const { t, i18n } = useLingui();
  const [isAsking, setAsking] = useState(false);
  const { key, product, item, amount, fee, lastDay } = claim;
  const status = claimStatus(claim);
  const name = product || (item.split('|')[1] ?? '');
  return (
    <li className="flex flex-col gap-1 py-2.5 text-sm">
      <span className="flex items-baseline justify-between gap-x-3">
        <bdi className="min-w-0 font-medium text-ink [overflow-wrap:anywhere]">{name}</bdi>
        <span className="font-medium text-ink tabular-nums">
          <Money halalas={amount} />
        </span>
      </span>
      <span className="flex flex-wrap gap-x-3 text-xs text-muted">
        <span>{i18n._(claimWords[claim.claim])}</span>
        {claim.claim === 'fee' || claim.claim === 'twice' ? <span>{i18n._(chargeWords[fee])}</span> : null}
        <bdi className="[overflow-wrap:anywhere]">{item.split('|').slice(1).join(' ').trim()}</bdi>
        <span>
          <Trans>
            claimed <Day day={claim.claimedOn} />
          </Trans>
        </span>
        {status !== 'waiting' || lastDay === null ? null : lastDay < today ? (
          <span className="text-warning">
            <Trans>
              the last day was <Day day={lastDay} />
            </Trans>
          </span>
        ) : (
          <span>
            <Trans>
              the store takes it until <Day day={lastDay} />
            </Trans>
          </span>
        )}
      </span>
      <span className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
        <Status claim={claim} />
        <span className="ms-auto flex flex-wrap items-center justify-end gap-1.5">
          {status === 'waiting' ? (
            <>
              <Button onPress={() => setAsking(true)}>
                <Trans>Came back</Trans>
              </Button>
              <Button onPress={() => onChange((before) => answerClaim(before, key, 'rejected'))}>
                <Trans>Rejected</Trans>
              </Button>
              {cameBack(claim) === 0 ? null : (
                <Button onPress={() => onChange((before) => answerClaim(before, key, 'none'))}>
                  <Trans>Not for this claim</Trans>
                </Button>
              )}
            </>
          ) : (
            <Button onPress={() => onChange((before) => answerClaim(before, key, 'none'))}>
              <Trans>Back to waiting</Trans>
            </Button>
          )}
          <IconButton
            label={t`Delete the claim: ${name}`}
            onPress={() => onChange((before) => removeClaim(before, key))}
          >
            <Trash2 aria-hidden />
          </IconButton>
        </span>
      </span>
      {isAsking ? (
        <CameBackDialog
          claim={claim}
          onClose={() => setAsking(false)}
          onSave={(sum) => {
            setAsking(false);
            onChange((before) => answerClaim(before, key, 'cameBack', sum));
          }}
        />
      ) : null}
    </li>
  );
}

/** Where a claim stands, and what says so: the seller, or a statement. */
function Status({ claim }: { readonly claim: StatementClaim }) {
  const { t } = useLingui();
  const status = claimStatus(claim);
  const back = cameBack(claim);
  const statements = claim.credits.filter(({ amount }) => amount > 0).map(({ statement }) => statement);
  const isPart = back > 0 && back < claim.amount;
  return (
    <span
      className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-muted"
      data-testid="claim-status"
    >
      <Badge tone={status === 'cameBack' ? 'positive' : status === 'rejected' ? 'negative' : 'neutral'}>
        {status === 'cameBack'
          ? isPart
            ? t`Came back in part`
            : t`Came back`
          : status === 'rejected'
            ? t`Rejected`
            : isPart
              ? t`Waiting for the rest`
              : t`Waiting`}
      </Badge>
      {isPart ? (
        <span>
          <Trans>
            <Money halalas={back} /> came back
          </Trans>
        </span>
      ) : null}
      {claim.answered !== null ? (
        <span>{t`as you said`}</span>
      ) : statements.length === 0 ? null : (
        <span>
          {t`same item and charge in`} <bdi className="[overflow-wrap:anywhere]">{statements.join(', ')}</bdi>
        </span>
      )}
    </span>
  );
}
