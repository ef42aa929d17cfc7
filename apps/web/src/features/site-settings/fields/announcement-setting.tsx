import { useLingui } from '@lingui/react/macro';
import { announcement, announcementLevels, longestAnnouncement } from '@saer/contract/setting';
import { day } from '@saer/contract/field';
import type { SettingRow } from '@saer/contract/setting-endpoints';
import { riyadhDay } from '@saer/i18n/format-date';
import * as z from 'zod/mini';
import { FormDateField } from '../../../components/form-date-field.tsx';
import { FormSelect } from '../../../components/form-select.tsx';
import { FormTextArea } from '../../../components/form-text-area.tsx';
import { SettingConflict } from '../setting-conflict.tsx';
import { SettingFrame } from '../setting-frame.tsx';
import { useSettingForm } from '../use-setting-form.ts';

/** The texts; both empty: there is no announcement. */
interface AnnouncementInput {
  readonly level: string;
  readonly ar: string;
  readonly en: string;
  /** The last day that it is shown on; empty: until it is taken down. */
  readonly lastDay: string;
}

const parsed = z.safeExtend(z.omit(announcement, { until: true }), {
  lastDay: z.union([z.literal(''), day()]),
});

const isEmpty = ({ ar, en }: AnnouncementInput): boolean => ar.trim() === '' && en.trim() === '';

/** The end of a day in Riyadh. */
const endOf = (isoDay: string): string => new Date(`${isoDay}T23:59:59.999+03:00`).toISOString();

const text = () => z.string();
const schema: z.core.$ZodType<{ readonly value: unknown }, AnnouncementInput> = z.union([
  z.pipe(
    z.object({ level: text(), ar: text(), en: text(), lastDay: text() }).check(z.refine(isEmpty)),
    z.transform(() => ({ value: null })),
  ),
  z.pipe(
    parsed,
    z.transform(({ lastDay, ...rest }) => ({
      value: { ...rest, until: lastDay === '' ? null : endOf(lastDay) },
    })),
  ),
]) as z.core.$ZodType<{ readonly value: unknown }, AnnouncementInput>;

function inputOf(value: unknown): AnnouncementInput {
  const { data } = z.safeParse(announcement, value);
  return {
    level: data?.level ?? announcementLevels[0],
    ar: data?.ar ?? '',
    en: data?.en ?? '',
    lastDay: data?.until ? riyadhDay(new Date(data.until)) : '',
  };
}

/** The bar above every page, in both languages. */
export function AnnouncementSetting({ row }: { readonly row: SettingRow }) {
  const { t } = useLingui();
  const { form, frame, conflict } = useSettingForm<AnnouncementInput>({ row, schema, inputOf });
  const { control } = form;
  return (
    <>
      <SettingFrame {...frame}>
        <FormTextArea control={control} name="ar" label={t`Text in Arabic`} />
        <FormTextArea control={control} name="en" label={t`Text in English`} />
        <div className="grid items-start gap-3 sm:grid-cols-2">
          <FormSelect
            control={control}
            name="level"
            label={t`Kind`}
            options={[
              { id: 'info', name: t`Notice` },
              { id: 'warning', name: t`Warning` },
            ]}
          />
          <FormDateField
            control={control}
            name="lastDay"
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
