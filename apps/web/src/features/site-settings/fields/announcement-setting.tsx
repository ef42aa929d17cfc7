import * as z from 'zod/mini';
import { useLingui } from '@lingui/react/macro';
import { announcement, announcementLevels, longestAnnouncement } from '@saer/contract/site/setting';
import type { SettingRow } from '@saer/contract/site/setting-endpoints';
import { riyadhDay } from '@saer/i18n/format-date';
import { FormDateField } from '../../../components/form/form-date-field.tsx';
import { FormSelect } from '../../../components/form/form-select.tsx';
import { FormTextArea } from '../../../components/form/form-text-area.tsx';
import { SettingConflict } from '../setting-conflict.tsx';
import { SettingFrame } from '../setting-frame.tsx';
import { useSettingForm } from '../setting-forms.ts';

/** The texts, both empty where there is no announcement, and the last day that it is shown on: empty until it is taken down. */
interface AnnouncementInput {
  readonly value: Record<'level' | 'ar' | 'en' | 'until', string>;
}

/** The end of a day in Riyadh; what is no day stays as it is, and is rejected. */
const getEnd = (day: string): string => (/^\d{4}-\d{2}-\d{2}$/.test(day) ? `${day}T20:59:59.999Z` : day);

const sent: z.core.$ZodType = z.nullable(announcement);
const text = () => z.string();
const schema = z.object({
  value: z.pipe(
    z.object({ level: text(), ar: text(), en: text(), until: text() }),
    z.pipe(
      z.transform(({ level, ar, en, until }: AnnouncementInput['value']): unknown =>
        ar.trim() === '' && en.trim() === ''
          ? null
          : { level, ar, en, until: until === '' ? null : getEnd(until) },
      ),
      sent,
    ),
  ),
});

function toInput(value: unknown): AnnouncementInput {
  const { data } = z.safeParse(announcement, value);
  const until = data?.until ?? null;
  return {
    value: {
      level: data?.level ?? announcementLevels[0],
      ar: data?.ar ?? '',
      en: data?.en ?? '',
      until: until === null ? '' : riyadhDay(new Date(until)),
    },
  };
}

/** The bar above every page, in both languages. */
export function AnnouncementSetting({ row }: { readonly row: SettingRow }) {
  const { t } = useLingui();
  const { form, frame, conflict } = useSettingForm<AnnouncementInput>({ row, schema, inputOf: toInput });
  const { control } = form;
  return (
    <>
      <SettingFrame {...frame}>
        <FormTextArea control={control} name="value.ar" label={t`Text in Arabic`} />
        <FormTextArea control={control} name="value.en" label={t`Text in English`} />
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <FormSelect
            control={control}
            name="value.level"
            label={t`Kind`}
            options={[
              { id: 'info', name: t`Notice` },
              { id: 'warning', name: t`Warning` },
            ]}
          />
          <FormDateField
            control={control}
            name="value.until"
            label={t`Last day`}
            description={t`Empty: until it is taken down.`}
          />
        </div>
        <p className="text-sm text-muted">
          {t`Above every page that is opened from now on. Up to ${longestAnnouncement} characters in each language; empty both to take it down.`}
        </p>
      </SettingFrame>
      {conflict === undefined ? null : <SettingConflict {...conflict} />}
    </>
  );
}
