import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { InputField } from '../../../components/form/input-field.tsx';
import { getDevice } from '../../../domain/device/device.ts';
import { ReauthenticationForm } from './reauthentication-form.tsx';
import { addPasskeyMutation } from './queries.ts';

type Props = { readonly hasCodes: boolean; readonly onCancel?: () => void; readonly onDone: () => void };

const longestName = 60;

/** Names a passkey and lets the browser make it. */
export function PasskeyForm({ hasCodes, onCancel, onDone }: Props) {
  const { t } = useLingui();
  const { browser, system } = getDevice(navigator.userAgent);
  const known = [system, browser].filter((each) => each !== undefined).join(' · ');
  const device = known === '' ? t`My device` : known;
  const [name, setName] = useState(device);
  const { mutateAsync } = useMutation(addPasskeyMutation);
  return (
    <ReauthenticationForm
      hasCodes={hasCodes}
      confirm={t`Create a passkey`}
      onCancel={onCancel}
      onProven={async (proof) => {
        const trimmed = name.trim().slice(0, longestName);
        await mutateAsync({ name: trimmed === '' ? device : trimmed, proof });
        onDone();
      }}
    >
      <InputField
        label={t`Name of the passkey`}
        description={t`So that you know it in the list.`}
        value={name}
        onChange={(typed) => setName(typed.slice(0, longestName))}
      />
    </ReauthenticationForm>
  );
}
