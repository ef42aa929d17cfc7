import { Trans, useLingui } from '@lingui/react/macro';
import { maxLinks, type SiteLink, siteSettings } from '@saer/contract/site/setting';
import type { SettingRow } from '@saer/contract/site/setting-endpoints';
import { useFieldArray } from 'react-hook-form';
import * as z from 'zod/mini';
import { Button } from '../../../components/button/button.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { settingLabel } from '../../../domain/settings/setting-words.ts';
import { SettingConflict } from '../setting-conflict.tsx';
import { SettingFrame } from '../setting-frame.tsx';
import { useSettingForm } from '../use-setting-form.ts';

interface LinksInput {
  readonly value: SiteLink[];
}

const schema = z.object({ value: siteSettings.links.schema });
const inputOf = (value: unknown): LinksInput => ({
  value: z.safeParse(siteSettings.links.schema, value).data ?? [],
});

/** Pages elsewhere that the contact page links to, each with its name in both languages. */
export function LinksSetting({ row }: { readonly row: SettingRow }) {
  const { i18n, t } = useLingui();
  const { form, frame, conflict } = useSettingForm<LinksInput>({ row, schema, inputOf });
  const { control } = form;
  const { fields, append, remove } = useFieldArray({ control, name: 'value' });
  return (
    <>
      <SettingFrame {...frame}>
        <p className="text-sm font-medium text-ink">{i18n._(settingLabel(row.key))}</p>
        {fields.map(({ id }, at) => (
          <fieldset
            key={id}
            className="grid min-w-0 items-start gap-3 rounded-control border border-line p-3 sm:grid-cols-2"
          >
            <legend className="sr-only">{t`Link ${at + 1}`}</legend>
            <FormTextField control={control} name={`value.${at}.nameAr`} label={t`Arabic name`} />
            <FormTextField control={control} name={`value.${at}.nameEn`} label={t`English name`} />
            <div className="sm:col-span-2">
              <FormTextField
                control={control}
                name={`value.${at}.url`}
                label={t`Web address`}
                kind="figure"
                placeholder="https://"
              />
            </div>
            <div>
              <Button tone="quiet" onPress={() => remove(at)}>
                {t`Remove`}
              </Button>
            </div>
          </fieldset>
        ))}
        {fields.length < maxLinks ? (
          <div>
            <Button onPress={() => append({ nameEn: '', nameAr: '', url: '' })}>
              <Trans>Add a link</Trans>
            </Button>
          </div>
        ) : null}
      </SettingFrame>
      {conflict === undefined ? null : <SettingConflict {...conflict} />}
    </>
  );
}
