import { Trans, useLingui } from '@lingui/react/macro';
import type { StatementClaim } from '@saer/contract/statement-claim';
import { formatAmount, formatMoney } from '@saer/i18n/format-money';
import { parseMoney } from '@saer/i18n/parse-money';
import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { DialogActions } from '../../../components/dialog-actions.tsx';
import { Dialog } from '../../../components/dialog.tsx';
import { formColumn } from '../../../components/form-style.ts';
import { InputField } from '../../../components/input-field.tsx';
import { RiyalMark } from '../../../components/riyal-mark.tsx';

type Props = {
  readonly claim: StatementClaim;
  readonly onSave: (halalas: number) => void;
  readonly onClose: () => void;
};

/** Asks how much of a claim came back: all of it, unless the seller says otherwise. */
export function CameBackDialog({ claim: { amount, product }, onSave, onClose }: Props) {
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
