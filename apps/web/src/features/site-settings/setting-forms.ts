import * as z from 'zod/mini';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { latinDigits } from '@saer/contract/api/latin-digits';
import { scheduledJob, type SettingKey, siteSettings } from '@saer/contract/site/setting';
import type { InputKind } from '../../components/form/input-field.tsx';
import { useLingui } from '@lingui/react/macro';
import type { SettingRow } from '@saer/contract/site/setting-endpoints';
import { useEffect, useState } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { useMutation } from '@tanstack/react-query';
import { useFormSend } from '../../components/form/use-form-send.ts';
import { ApiFailure } from '../../lib/api/api.ts';
import { useSchemaForm } from '../../lib/form/schema-form.ts';
import { isRowChanged } from '../../domain/conflict/is-stale.ts';
import { showToast } from '../../lib/browser/toasts.ts';
import { resetMutation, saveMutation } from './queries.ts';

/** The value of a setting as it is typed or chosen. */
export interface TypedValue {
  readonly value: string | boolean;
}

export interface SimpleForm {
  readonly is: 'text' | 'lines' | 'switch' | 'vat';
  readonly kind?: InputKind;
  readonly hint?: MessageDescriptor;
  /** Parses what is typed into the value that is sent. */
  readonly schema: z.core.$ZodType<{ value: unknown }, TypedValue>;
  readonly type: (value: unknown) => string | boolean;
}

const typed = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

function parsedBy(
  key: SettingKey,
  read: (text: string | boolean) => unknown,
): z.core.$ZodType<{ value: unknown }, TypedValue> {
  const { schema }: { readonly schema: z.core.$ZodType } = siteSettings[key];
  return z.object({
    value: z.pipe(z.union([z.string(), z.boolean()]), z.pipe(z.transform(read), schema)),
  });
}

/** One line; an empty one is `empty`. */
const line = (
  key: SettingKey,
  empty: null | undefined,
  kind: InputKind,
  hint?: MessageDescriptor,
): SimpleForm => ({
  is: 'text',
  kind,
  ...(hint === undefined ? {} : { hint }),
  type: typed,
  schema: parsedBy(key, (text) => (String(text).trim() === '' ? empty : String(text).trim())),
});

const whole = (key: SettingKey, hint: MessageDescriptor): SimpleForm => ({
  is: 'text',
  kind: 'decimal',
  hint,
  type: typed,
  schema: parsedBy(key, (text) => {
    const digits = latinDigits(String(text).trim());
    return /^\d{1,9}$/.test(digits) ? Number(digits) : String(text).trim() || undefined;
  }),
});

const lines = (text: string): readonly string[] =>
  text
    .split(/[\n,،]+/)
    .map((each) => each.trim())
    .filter((each) => each !== '');

/** A text with an entry on each line. An error of any is the field's. */
const addresses: SimpleForm = {
  is: 'lines',
  hint: msg`One IPv4 or IPv6 address or network on each line, such as 192.0.2.0/24. Empty: from anywhere.`,
  type: (value) => (Array.isArray(value) ? value.join('\n') : ''),
  schema: z.object({
    value: z.pipe(
      z
        .union([z.string(), z.boolean()])
        .check(
          z.refine(
            (text) => z.safeParse(siteSettings.adminAddresses.schema, lines(String(text))).success,
            'notAnIpAddress',
          ),
        ),
      z.transform((text) => lines(String(text))),
    ),
  }),
};

const onOff = (key: SettingKey, hint?: MessageDescriptor): SimpleForm => ({
  is: 'switch',
  ...(hint === undefined ? {} : { hint }),
  type: (value) => value === true,
  schema: parsedBy(key, (value) => value),
});

const forms: Readonly<Partial<Record<SettingKey, SimpleForm>>> = {
  supportEmail: line(
    'supportEmail',
    null,
    'email',
    msg`On the contact page. Answers to our replies go there too.`,
  ),
  supportPhone: line('supportPhone', null, 'tel', msg`On the contact page.`),
  officePosition: line(
    'officePosition',
    null,
    'figure',
    msg`Latitude and longitude, such as 24.7136,46.6753: on the contact page, with a link to a map.`,
  ),
  registrationOpen: onOff('registrationOpen'),
  newsletterSignUp: onOff('newsletterSignUp'),
  survey: onOff(
    'survey',
    msg`On: subscribers with at least ten saved products of their own are asked two questions, once, at the end of the calculator and of their products.`,
  ),
  defaultVat: { is: 'vat', type: typed, schema: parsedBy('defaultVat', (value) => value) },
  leastAppVersion: line(
    'leastAppVersion',
    null,
    'figure',
    msg`Older apps are told to update. Empty: any version.`,
  ),
  leastDesktopVersion: line(
    'leastDesktopVersion',
    null,
    'figure',
    msg`Older desktop apps are led to the download page. Every platform needs a published stable release of this version or a later one. Empty: any version.`,
  ),
  requestsPerMinute: whole(
    'requestsPerMinute',
    msg`Further requests are rejected until the minute is over. From 60 to 1,000,000.`,
  ),
  sessionIdleDays: whole('sessionIdleDays', msg`From 1 to 30 days.`),
  adminAddresses: addresses,
};

/** The form of a setting with one field; undefined for those with several. */
export function simpleForm(key: SettingKey): SimpleForm | undefined {
  const form = forms[key];
  if (form !== undefined || scheduledJob(key) === undefined) return form;
  return line(key, undefined, 'figure');
}

/** Saves a setting that was read as `read`, with the conflict if somebody else has saved it meanwhile. */
function useSaveSetting(read: SettingRow) {
  const { t } = useLingui();
  const { mutateAsync } = useMutation(saveMutation);
  const { mutate: reset, isPending: isResetting } = useMutation(resetMutation);
  const [conflict, setConflict] = useState<{ readonly base: SettingRow; readonly mine: unknown }>();
  const saved = (): void => showToast({ tone: 'positive', text: t`Saved. It holds now.` });
  return {
    conflict,
    isResetting,
    endConflict: () => setConflict(undefined),
    /** Returns whether it was saved; rejects with what is wrong with the value. */
    save: async (value: unknown, version = read.version): Promise<boolean> => {
      try {
        await mutateAsync({ key: read.key, version, value });
      } catch (error) {
        if (!isRowChanged(error)) throw error;
        setConflict({ base: read, mine: value });
        return false;
      }
      setConflict(undefined);
      saved();
      return true;
    },
    reset: ({ key, version }: SettingRow, onDone: () => void): void =>
      reset(
        { key, version },
        {
          onSuccess: () => {
            onDone();
            saved();
          },
        },
      ),
  };
}

type Options<I extends FieldValues> = {
  readonly row: SettingRow;
  readonly schema: z.core.$ZodType<{ readonly value: unknown }, I>;
  /** The fields that show a value. */
  readonly inputOf: (value: unknown) => DefaultValues<I>;
};

/** The form of one setting. What is typed stays when somebody else saves another value; untouched, it follows. */
export function useSettingForm<I extends FieldValues>({ row, schema, inputOf }: Options<I>) {
  const { t } = useLingui();
  const [read, setRead] = useState(row);
  const form = useSchemaForm(schema, inputOf(row.value));
  const { isDirty } = form.formState;
  const saving = useSaveSetting(read);
  if (!isDirty && row.version !== read.version) setRead(row);
  useEffect(() => form.reset(inputOf(read.value)), [read, form, inputOf]);
  const { submit, problem, isSending } = useFormSend(form, async ({ value }) => {
    try {
      if (await saving.save(value)) form.reset(form.getValues());
    } catch (error) {
      const isOwnAddress = error instanceof ApiFailure && error.reply?.code === 'notAllowed';
      if (row.key !== 'adminAddresses' || !isOwnAddress) throw error;
      throw new Error(
        t`Your own address is not among these: saving them would lock you out. Add it, then save.`,
        { cause: error },
      );
    }
  });
  return {
    form,
    frame: {
      row,
      isChanged: isDirty,
      isSending,
      isResetting: saving.isResetting,
      problem,
      onSubmit: submit,
      onReset: () => saving.reset(row, () => form.reset(inputOf(read.value))),
    },
    conflict:
      saving.conflict === undefined
        ? undefined
        : {
            base: saving.conflict.base,
            theirs: row,
            mine: saving.conflict.mine,
            onClose: saving.endConflict,
            onSave: async (value: unknown, version: number): Promise<void> => {
              if (await saving.save(value, version)) form.reset(form.getValues());
            },
          },
  };
}
