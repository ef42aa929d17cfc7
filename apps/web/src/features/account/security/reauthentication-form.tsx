import * as z from 'zod/mini';
import { useLingui } from '@lingui/react/macro';
import { ownPassword } from '@saer/contract/account/password';
import { secondFactorCode } from '@saer/contract/account/second-factor';
import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { DangerButton } from '../../../components/button/danger-button.tsx';
import { DialogActions } from '../../../components/overlay/dialog-actions.tsx';
import { FormPasswordField } from '../../../components/form/form-password-field.tsx';
import { FormError } from '../../../components/form/form-error.tsx';
import { formColumn } from '../../../components/button/control-style.ts';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useFormSend } from '../../../components/form/use-form-send.ts';
import { useSchemaForm } from '../../../lib/form/schema-form.ts';
import type { Reauthentication } from './queries.ts';

type Props = {
  /** Label of the button. */
  readonly confirm: string;
  readonly onProven: (proof: Reauthentication) => Promise<unknown>;
  readonly onCancel?: (() => void) | undefined;
  /** Codes are turned on, so one can replace the password. */
  readonly hasCodes: boolean;
  readonly isDestructive?: boolean;
  readonly children?: ReactNode;
};

type WayProps = Props & { readonly onOtherWay: () => void };

const byPassword = z.strictObject({ password: ownPassword() });
const byCode = z.strictObject({ code: secondFactorCode() });

function Actions({ confirm, onCancel, isDestructive = false, isSending }: Props & { isSending: boolean }) {
  const { t } = useLingui();
  return (
    <DialogActions>
      {onCancel === undefined ? null : <Button onPress={onCancel}>{t`Cancel`}</Button>}
      {isDestructive ? (
        <DangerButton type="submit" isPending={isSending}>
          {confirm}
        </DangerButton>
      ) : (
        <Button type="submit" tone="primary" isPending={isSending}>
          {confirm}
        </Button>
      )}
    </DialogActions>
  );
}

const otherWay =
  'inline-flex min-h-control items-center self-start rounded-control text-sm font-medium text-brand-strong underline-offset-4 hover:underline';

function PasswordProof(props: WayProps) {
  const { t } = useLingui();
  const form = useSchemaForm(byPassword, { password: '' });
  const { submit, problem, isSending } = useFormSend(form, props.onProven);
  const { setFocus } = form;
  useEffect(() => setFocus('password'), [setFocus]);
  return (
    <form noValidate onSubmit={submit} className={formColumn}>
      {props.children}
      <FormError>{problem}</FormError>
      <FormPasswordField
        control={form.control}
        name="password"
        label={t`Current password`}
        autoComplete="current-password"
      />
      {props.hasCodes ? (
        <button type="button" onClick={props.onOtherWay} className={otherWay}>
          {t`Use a code instead`}
        </button>
      ) : null}
      <Actions {...props} isSending={isSending} />
    </form>
  );
}

function CodeProof(props: WayProps) {
  const { t } = useLingui();
  const form = useSchemaForm(byCode, { code: '' });
  const { submit, problem, isSending } = useFormSend(form, props.onProven);
  return (
    <form noValidate onSubmit={submit} className={formColumn}>
      {props.children}
      <FormError>{problem}</FormError>
      <FormTextField
        control={form.control}
        name="code"
        label={t`Code of your app, or a recovery code`}
        autoComplete="one-time-code"
      />
      <button type="button" onClick={props.onOtherWay} className={otherWay}>
        {t`Use the password instead`}
      </button>
      <Actions {...props} isSending={isSending} />
    </form>
  );
}

/** Asks for the password or a code before something is done to how the account is entered. */
export function ReauthenticationForm(props: Props) {
  const [isByCode, setByCode] = useState(false);
  return isByCode ? (
    <CodeProof {...props} onOtherWay={() => setByCode(false)} />
  ) : (
    <PasswordProof {...props} onOtherWay={() => setByCode(true)} />
  );
}
