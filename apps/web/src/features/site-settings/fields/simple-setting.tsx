import { useLingui } from '@lingui/react/macro';
import { vatPercents } from '@saer/contract/site/setting';
import type { SettingRow } from '@saer/contract/site/setting-endpoints';
import { useCallback, useMemo } from 'react';
import { FormSelect } from '../../../components/form/form-select.tsx';
import { FormSwitch } from '../../../components/form/form-switch.tsx';
import { FormTextArea } from '../../../components/form/form-text-area.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { settingLabel } from '../../../domain/settings/setting-words.ts';
import { SettingConflict } from '../setting-conflict.tsx';
import { type SimpleForm, type TypedValue } from '../setting-forms.ts';
import { SettingFrame } from '../setting-frame.tsx';
import { useSettingForm } from '../use-setting-form.ts';

/** A setting with one field. */
export function SimpleSetting({ row, of }: { readonly row: SettingRow; readonly of: SimpleForm }) {
  const { i18n, t } = useLingui();
  const { type, schema } = of;
  const inputOf = useCallback((value: unknown): TypedValue => ({ value: type(value) }), [type]);
  const { form, frame, conflict } = useSettingForm({ row, schema, inputOf });
  const label = i18n._(settingLabel(row.key));
  const hint = of.hint === undefined ? undefined : i18n._(of.hint);
  const field = { control: form.control, name: 'value', label } as const;
  const vatOptions = useMemo(
    () =>
      vatPercents.map((id) => ({
        id,
        name: id === '0' ? t`0%, zero-rated` : t`15%, the standard rate`,
      })),
    [t],
  );
  return (
    <>
      <SettingFrame {...frame}>
        {of.is === 'text' ? (
          <FormTextField
            {...field}
            kind={of.kind ?? 'text'}
            {...(hint === undefined ? {} : { description: hint })}
          />
        ) : null}
        {of.is === 'lines' ? (
          <>
            <FormTextArea {...field} />
            {hint === undefined ? null : <p className="text-sm text-muted">{hint}</p>}
          </>
        ) : null}
        {of.is === 'switch' ? (
          <>
            <FormSwitch control={form.control} name="value">
              {label}
            </FormSwitch>
            {hint === undefined ? null : <p className="text-sm text-muted">{hint}</p>}
          </>
        ) : null}
        {of.is === 'vat' ? (
          <FormSelect
            {...field}
            options={vatOptions}
            description={t`Only what the calculator begins with when nothing is filled in. Saved products keep theirs.`}
          />
        ) : null}
      </SettingFrame>
      {conflict === undefined ? null : <SettingConflict {...conflict} />}
    </>
  );
}
