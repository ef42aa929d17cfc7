import { Trans, useLingui } from '@lingui/react/macro';
import type { OwnAccount } from '@saer/contract/account/account';
import { BadgeCheck } from 'lucide-react';
import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { type IdentityState, startIdentityCheck } from '@saer/contract/account/nafath';
import { useState, useEffect, useEffectEvent } from 'react';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import { SettingsSection } from '../settings-section.tsx';
import { Badge } from '../../../components/layout/badge.tsx';
import { linkStyle } from '../../../components/button/button-style.ts';
import { partnersQuery, ownAccountQuery, startIdentityMutation, identityQuery } from '../queries.ts';
import { Button } from '../../../components/button/button.tsx';
import { FormError } from '../../../components/form/form-error.tsx';
import { formColumn } from '../../../components/button/control-style.ts';
import { FormTextField } from '../../../components/form/form-text-field.tsx';
import { Notice } from '../../../components/layout/notice.tsx';
import { useFormSend } from '../../../components/form/use-form-send.ts';
import { useSchemaForm } from '../../../lib/form/schema-form.ts';
import { showToast } from '../../../lib/browser/toasts.ts';
import { useCurrentTime } from '../../../lib/hooks/use-current-time.ts';

type Props = {
  readonly requestId: string;
  readonly random: string;
  readonly expiresAt: string;
  readonly onDecided: (state: Exclude<IdentityState, 'WAITING'>) => void;
};

const clock = (ms: number): string => {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

/** The number to choose in Nafath, and the time that is left for it. */
function IdentityWait({ requestId, random, expiresAt, onDecided }: Props) {
  const { t } = useLingui();
  const now = useCurrentTime(1000);
  const { data: state = 'WAITING', error } = useQuery(identityQuery(requestId));
  const decide = useEffectEvent(onDecided);
  useEffect(() => {
    if (state !== 'WAITING') decide(state);
  }, [state]);
  const left = isolateLtr(clock(Date.parse(expiresAt) - now.getTime()));
  return (
    <div className="flex flex-col items-center gap-3 rounded-control bg-brand-soft p-5 text-center">
      <p className="text-sm text-ink">
        <Trans>Open the Nafath app and choose this number:</Trans>
      </p>
      <output
        aria-label={t`The number to choose`}
        className="text-5xl leading-tight font-semibold tracking-widest text-brand-strong"
      >
        <bdi dir="ltr">{random}</bdi>
      </output>
      <p className="text-sm text-muted" role="timer">
        {t`Time left: ${left}`}
      </p>
      {error === null ? null : (
        <p role="alert" className="text-sm text-danger">
          {error.message}
        </p>
      )}
    </div>
  );
}

/** Starts an identity check by Nafath and waits for its result. */
function IdentityForm() {
  const { t } = useLingui();
  const client = useQueryClient();
  const { mutateAsync, data: request, reset } = useMutation(startIdentityMutation);
  const [refused, setRefused] = useState<IdentityState>();
  const form = useSchemaForm(startIdentityCheck.body, { nationalId: '' });
  const { submit, problem, isSending } = useFormSend(form, async ({ nationalId }) => {
    setRefused(undefined);
    await mutateAsync(nationalId);
  });
  const decided = (state: IdentityState): void => {
    reset();
    if (state !== 'COMPLETED') return setRefused(state);
    showToast({ tone: 'positive', text: t`Identity verified.` });
    void client.invalidateQueries(ownAccountQuery);
  };
  if (request !== undefined) return <IdentityWait {...request} onDecided={decided} />;
  return (
    <form noValidate onSubmit={submit} className={`${formColumn} max-w-lg`}>
      <FormError>{problem}</FormError>
      <output>
        {refused === undefined ? null : (
          <Notice tone="warning">
            {refused === 'REJECTED' ? (
              <Trans>The request was rejected in Nafath. You can try again.</Trans>
            ) : (
              <Trans>The request timed out. You can try again.</Trans>
            )}
          </Notice>
        )}
      </output>
      <FormTextField
        control={form.control}
        name="nationalId"
        kind="decimal"
        label={t`National ID or Iqama number`}
        description={t`Ten digits. We don’t store the number, only that it was verified.`}
      />
      <div>
        <Button type="submit" isPending={isSending}>
          <Trans>Confirm with Nafath</Trans>
        </Button>
      </div>
    </form>
  );
}

/** Says that a local provider replaces Nafath, with a link to its page. */
function LocalProviderNote() {
  const { t } = useLingui();
  const { data } = useQuery(partnersQuery);
  const partner = data?.find(({ role }) => role === 'identity');
  if (partner?.isStandIn !== true) return null;
  return (
    <p className="flex flex-wrap items-center gap-2 text-xs text-muted">
      <Badge tone="info">{t`Local stand-in`}</Badge>
      <Trans>Nothing is sent to Nafath from here.</Trans>
      {partner.page === null ? null : (
        <a href={partner.page} target="_blank" rel="noreferrer" className={linkStyle}>
          {t`Answer on its behalf`}
        </a>
      )}
    </p>
  );
}

/** An optional Saudi identity, confirmed by Nafath. */
export function IdentitySection({ account }: { readonly account: OwnAccount }) {
  const { t } = useLingui();
  return (
    <SettingsSection
      id="identity"
      title={t`Identity`}
      intro={t`Optionally, verify your Saudi identity with Nafath. Everything works without it.`}
    >
      {account.isIdentityVerified ? (
        <p className="flex items-center gap-2 text-sm font-medium text-brand-strong">
          <BadgeCheck aria-hidden className="size-5 shrink-0" />
          <Trans>Identity verified.</Trans>
        </p>
      ) : (
        <div className="flex flex-col gap-4">
          <IdentityForm />
          <LocalProviderNote />
        </div>
      )}
    </SettingsSection>
  );
}
