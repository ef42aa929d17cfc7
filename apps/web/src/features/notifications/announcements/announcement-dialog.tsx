import { useLingui, Plural, Trans } from '@lingui/react/macro';
import {
  announcedPages,
  type Announcement,
  type AnnouncementAudience,
  announcementContent,
} from '@saer/contract/contact/announcement';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { accountStatuses } from '@saer/contract/account/account';
import { accountRoles } from '@saer/contract/api/role';
import { useState } from 'react';
import { FormDialog } from '../../../components/overlay/form-dialog.tsx';
import { FormSwitch } from '../../../components/form/form-switch.tsx';
import { FormTextArea } from '../../../components/form/form-text-area.tsx';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { useFormSend } from '../../../components/form/use-form-send.ts';
import { Select } from '../../../components/form/select.tsx';
import { useFieldWords } from '../../../lib/form/use-form-field.ts';
import { useSchemaForm } from '../../../lib/form/schema-form.ts';
import { showToast } from '../../../lib/browser/toasts.ts';
import { saveMutation, accountsQuery, audienceQuery } from './queries.ts';
import { SearchField } from '../../../components/form/search-field.tsx';
import { useName } from '../../../domain/names/use-name.ts';
import { plansQuery } from '../../../domain/plans/queries.ts';
import { useDebounced } from '../../../lib/hooks/use-debounced.ts';
import { audienceKinds, roleWords, statusWords } from './announcement-words.ts';

type AudienceFieldProps = {
  readonly audience: AnnouncementAudience;
  readonly onChange: (audience: AnnouncementAudience) => void;
};

const kinds = ['all', 'role', 'plan', 'status', 'one'] as const;

/** An account, found by name, email or number. */
function AccountChoice({ audience, onChange }: AudienceFieldProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const { data } = useQuery(accountsQuery(useDebounced(text.trim(), 250)));
  const options = (data?.data ?? []).map(({ id, fullName, email }) => ({
    id: String(id),
    name: `${fullName} · ${email}`,
  }));
  const chosen = audience.kind === 'one' ? String(audience.accountId) : undefined;
  return (
    <div className="flex flex-col gap-2">
      <SearchField label={t`Name or email address`} value={text} onChange={setText} />
      {data !== undefined && options.length === 0 ? (
        <output className="text-sm text-muted">
          <Trans>No account has this in its name or address.</Trans>
        </output>
      ) : null}
      {options.length === 0 ? null : (
        <Select
          label={t`Account`}
          placeholder={t`Choose an account`}
          options={options}
          value={options.some(({ id }) => id === chosen) ? chosen : undefined}
          onChange={(id) => onChange({ kind: 'one', accountId: Number(id) })}
        />
      )}
    </div>
  );
}

/** Says who gets it now: how many, and the first of them. */
function Preview({ audience }: Pick<AudienceFieldProps, 'audience'>) {
  const { data, isFetching } = useQuery(audienceQuery(audience));
  if (data === undefined) return null;
  const { accounts, emails, first } = data;
  return (
    <div
      aria-live="polite"
      aria-busy={isFetching}
      className="rounded-control bg-canvas px-3.5 py-2.5 text-sm"
    >
      <p className="font-medium text-ink">
        <Plural value={accounts} _0="Nobody now" one="# account now" other="# accounts now" />
        {accounts === 0 ? null : (
          <span className="font-normal text-muted">
            {' '}
            <Plural
              value={emails}
              _0="(none takes announcements by email)"
              one="(# takes announcements by email)"
              other="(# take announcements by email)"
            />
          </span>
        )}
      </p>
      {first.length === 0 ? null : (
        <p dir="auto" className="mt-1 text-start text-muted [overflow-wrap:anywhere]">
          {first.map(({ fullName }) => fullName).join(' · ')}
          {accounts > first.length ? ' …' : ''}
        </p>
      )}
      <p className="mt-1 text-xs text-muted">
        <Trans>Who belongs to it is found again when it is sent.</Trans>
      </p>
    </div>
  );
}

/** Whom an announcement is for, and who that is. */
function AudienceField({ audience, onChange }: AudienceFieldProps) {
  const { t, i18n } = useLingui();
  const name = useName();
  const { data: plans = [] } = useQuery(plansQuery);
  const begin = (kind: AnnouncementAudience['kind']): void => {
    if (kind === 'all') onChange({ kind });
    if (kind === 'role') onChange({ kind, role: 'USER' });
    if (kind === 'status') onChange({ kind, status: 'ACTIVE' });
    const [plan] = plans;
    if (kind === 'plan' && plan !== undefined) onChange({ kind, planId: plan.id });
    // Nobody, until an account is chosen.
    if (kind === 'one') onChange({ kind, accountId: nobody });
  };
  return (
    <div className="flex flex-col gap-3">
      <Select
        label={t`Whom it is for`}
        placeholder={t`Whom it is for`}
        options={kinds.map((id) => ({ id, name: i18n._(audienceKinds[id]) }))}
        value={audience.kind}
        onChange={begin}
      />
      {audience.kind === 'role' ? (
        <Select
          label={t`Role`}
          placeholder={t`Role`}
          options={accountRoles.map((id) => ({ id, name: i18n._(roleWords[id]) }))}
          value={audience.role}
          onChange={(role) => onChange({ kind: 'role', role })}
        />
      ) : null}
      {audience.kind === 'plan' ? (
        <Select
          label={t`Plan`}
          placeholder={t`Plan`}
          options={plans.map((plan) => ({ id: String(plan.id), name: name(plan) }))}
          value={String(audience.planId)}
          onChange={(id) => onChange({ kind: 'plan', planId: Number(id) })}
        />
      ) : null}
      {audience.kind === 'status' ? (
        <Select
          label={t`State`}
          placeholder={t`State`}
          options={accountStatuses.map((id) => ({ id, name: i18n._(statusWords[id]) }))}
          value={audience.status}
          onChange={(status) => onChange({ kind: 'status', status })}
        />
      ) : null}
      {audience.kind === 'one' ? <AccountChoice audience={audience} onChange={onChange} /> : null}
      <Preview audience={audience} />
    </div>
  );
}

/** A key that no account has: the highest there is. */
const nobody = 2_147_483_647;

type Props = {
  /** The draft to change; undefined for a new one. */
  readonly draft: Announcement | undefined;
  readonly onClose: () => void;
};

const none = 'none';

/** Writes an announcement in both languages, or changes a draft. */
export function AnnouncementDialog({ draft, onClose }: Props) {
  const { t } = useLingui();
  const save = useMutation(saveMutation);
  const { titleAr = '', textAr = '', titleEn = '', textEn = '', href } = draft ?? {};
  const pageOptions = [
    { id: none, name: t`None` },
    ...announcedPages.map((path) => ({ id: path, name: path })),
  ];
  const begun: AnnouncementAudience = draft?.audience ?? { kind: 'all' };
  const form = useSchemaForm(announcementContent, {
    titleAr,
    textAr,
    titleEn,
    textEn,
    // A page that there was once is chosen anew.
    href: announcedPages.find((path) => path === href) ?? null,
    audience: begun,
    byEmail: draft?.byEmail ?? false,
  });
  const { field: audience } = useController({ control: form.control, name: 'audience' });
  const { field: page, fieldState: pageState } = useController({ control: form.control, name: 'href' });
  const [pageError] = useFieldWords()(pageState.error);
  const sending = useFormSend(form, async (content) => {
    const named = draft === undefined ? undefined : { id: draft.id, version: draft.version };
    await save.mutateAsync({ named, content });
    showToast({ tone: 'positive', text: t`The draft is saved.` });
    onClose();
  });
  return (
    <FormDialog
      title={draft === undefined ? t`New announcement` : t`Change the draft`}
      sending={sending}
      confirm={t`Save the draft`}
      cancel={t`Back`}
      onClose={onClose}
    >
      <FormTextField control={form.control} name="titleAr" label={t`Title in Arabic`} />
      <FormTextArea control={form.control} name="textAr" label={t`Text in Arabic`} />
      <FormTextField control={form.control} name="titleEn" label={t`Title in English`} />
      <FormTextArea control={form.control} name="textEn" label={t`Text in English`} />
      <Select
        label={t`Page it leads to`}
        placeholder={t`Page it leads to`}
        options={pageOptions}
        value={page.value ?? none}
        onChange={(path) => page.onChange(path === none ? null : path)}
        error={pageError}
      />
      <AudienceField audience={audience.value} onChange={audience.onChange} />
      <FormSwitch control={form.control} name="byEmail">
        {t`By email too`}
      </FormSwitch>
    </FormDialog>
  );
}
