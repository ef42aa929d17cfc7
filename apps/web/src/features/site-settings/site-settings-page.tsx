import * as z from 'zod/mini';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import {
  type SettingGroup,
  settingGroups,
  settingKeys,
  siteSettings,
  maxLinks,
  type SiteLink,
  vatPercents,
} from '@saer/contract/site/setting';
import type { SettingRow } from '@saer/contract/site/setting-endpoints';
import { useQuery } from '@tanstack/react-query';
import { Card } from '../../components/layout/card.tsx';
import { Notice } from '../../components/layout/notice.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { QueryFallback } from '../../components/layout/query-fallback.tsx';
import { AnnouncementSetting } from './fields/announcement-setting.tsx';
import { settingsQuery } from './queries.ts';
import { simpleForm, type SimpleForm, type TypedValue, useSettingForm } from './setting-forms.ts';
import { useFieldArray } from 'react-hook-form';
import { Button } from '../../components/button/button.tsx';
import { FormTextField } from '../../components/form/form-text-field.tsx';
import { settingLabel } from '../../domain/settings/setting-words.ts';
import { SettingConflict } from './setting-conflict.tsx';
import { SettingFrame } from './setting-frame.tsx';
import { useCallback, useMemo } from 'react';
import { FormSelect } from '../../components/form/form-select.tsx';
import { FormSwitch } from '../../components/form/form-switch.tsx';
import { FormTextArea } from '../../components/form/form-text-area.tsx';

/** A setting with one field. */
function SimpleSetting({ row, of }: { readonly row: SettingRow; readonly of: SimpleForm }) {
  const { i18n, t } = useLingui();
  const { type, schema } = of;
  const toInput = useCallback((value: unknown): TypedValue => ({ value: type(value) }), [type]);
  const { form, frame, conflict } = useSettingForm({ row, schema, inputOf: toInput });
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

interface LinksInput {
  readonly value: SiteLink[];
}

const schema = z.object({ value: siteSettings.links.schema });
const toInput = (value: unknown): LinksInput => ({
  value: z.safeParse(siteSettings.links.schema, value).data ?? [],
});

/** Pages elsewhere that the contact page links to, each with its name in both languages. */
function LinksSetting({ row }: { readonly row: SettingRow }) {
  const { i18n, t } = useLingui();
  const { form, frame, conflict } = useSettingForm<LinksInput>({ row, schema, inputOf: toInput });
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

const titles: Readonly<Record<SettingGroup, MessageDescriptor>> = {
  contact: msg`Ways to reach us`,
  announcement: msg`Announcement`,
  features: msg`What is open`,
  calculator: msg`Calculator`,
  limits: msg`Limits`,
  signIn: msg`Sign-in of admins`,
  schedules: msg`Times of background jobs`,
};

/** The forms of settings with one field. */
const forms = new Map(settingKeys.map((key) => [key, simpleForm(key)]));

function Setting({ row }: { readonly row: SettingRow }) {
  if (row.key === 'announcement') return <AnnouncementSetting row={row} />;
  if (row.key === 'links') return <LinksSetting row={row} />;
  const form = forms.get(row.key);
  return form === undefined ? null : <SimpleSetting row={row} of={form} />;
}

/** Settings that admins change without a restart, in groups; each is saved for itself. */
export function SiteSettingsPage() {
  const { i18n, t } = useLingui();
  const { data, error, refetch } = useQuery(settingsQuery);
  const toRows = (group: SettingGroup): readonly SettingRow[] =>
    (data?.settings ?? []).filter(({ key }) => siteSettings[key].group === group);
  const ownAddress = data?.ownAddress;
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <PageHeader
        title={t`Site settings`}
        about={
          <Trans>
            They hold at once, in all server processes. Pages that are already open show some of them only
            when they are opened again. Every change is in the history.
          </Trans>
        }
      />
      {data === undefined ? (
        <QueryFallback error={error} onRetry={refetch} lines={12} />
      ) : (
        settingGroups.map((group) => (
          <section key={group} className="flex flex-col gap-2" aria-labelledby={`group-${group}`}>
            <h2 id={`group-${group}`} className="text-lg font-semibold">
              {i18n._(titles[group])}
            </h2>
            {group === 'signIn' ? (
              <Notice tone="info">
                {data.ignoresAddresses ? (
                  <Trans>The operator has turned these addresses off: admins may come from anywhere.</Trans>
                ) : (
                  <Trans>
                    Admins from elsewhere can neither sign in nor go on working. Your own address is{' '}
                    <bdi dir="ltr">{ownAddress}</bdi>.
                  </Trans>
                )}
              </Notice>
            ) : null}
            {group === 'schedules' ? (
              <p className="text-sm text-muted">
                <Trans>
                  Five fields in Riyadh’s time: minute, hour, day of the month, month, weekday. “*/5 * * * *”
                  is every five minutes.
                </Trans>
              </p>
            ) : null}
            <Card>
              <div className="-my-4 divide-y divide-line">
                {toRows(group).map((row) => (
                  <Setting key={row.key} row={row} />
                ))}
              </div>
            </Card>
          </section>
        ))
      )}
    </div>
  );
}
