import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate, useRouter } from '@tanstack/react-router';
import { type ReactNode, useId, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { hasPasskeys } from '../../../lib/api/passkeys.ts';
import { signOut } from '../../../lib/session/session.ts';
import { requestedPage } from '../../../lib/session/return-to.ts';
import { PasskeyForm } from './passkey-form.tsx';
import { TotpSetUp } from './totp-set-up.tsx';

type Way = 'app' | 'passkey';

function Choice({ title, children, action }: { title: string; children: ReactNode; action: ReactNode }) {
  return (
    <section className="flex flex-col gap-2 py-4 first:pt-0 last:pb-0">
      <h2 className="text-base font-semibold text-ink">{title}</h2>
      <p className="text-sm text-muted">{children}</p>
      <div className="mt-1">{action}</div>
    </section>
  );
}

/** Setup of the first second factor for an account that must have one. Until then nothing else is accessible. */
export function SecondFactorPage() {
  const { t } = useLingui();
  const id = useId();
  const navigate = useNavigate();
  const router = useRouter();
  const [way, setWay] = useState<Way>();
  const goOn = (): void =>
    void navigate({ href: requestedPage(router.latestLocation.searchStr), replace: true });
  const back = (): void => setWay(undefined);
  return (
    <Card labelledBy={id}>
      <div className="flex flex-col gap-5 py-1 sm:p-2">
        <div className="flex flex-col gap-1.5">
          <h1 id={id} tabIndex={-1} className="text-2xl font-semibold text-ink">
            <Trans>Set up a second factor</Trans>
          </h1>
          {way === undefined ? (
            <p className="text-sm text-muted">
              <Trans>
                A password alone is not enough for your account. Choose one of these; it takes a minute.
              </Trans>
            </p>
          ) : null}
        </div>
        {way === 'app' ? (
          <TotpSetUp hasCodes={false} onCancel={back} done={t`I saved them, continue`} onDone={goOn} />
        ) : null}
        {way === 'passkey' ? <PasskeyForm hasCodes={false} onCancel={back} onDone={goOn} /> : null}
        {way === undefined ? (
          <div className="flex flex-col divide-y divide-line">
            <Choice
              title={t`Authenticator app`}
              action={
                <Button tone="primary" isWide onPress={() => setWay('app')}>
                  <Trans>Set up an app</Trans>
                </Button>
              }
            >
              <Trans>After the password you enter a code that an app on your phone shows.</Trans>
            </Choice>
            {hasPasskeys() ? (
              <Choice
                title={t`Passkey`}
                action={
                  <Button isWide onPress={() => setWay('passkey')}>
                    <Trans>Create a passkey</Trans>
                  </Button>
                }
              >
                <Trans>Sign in with your fingerprint, face or PIN, without a password.</Trans>
              </Choice>
            ) : null}
          </div>
        ) : null}
        <button
          type="button"
          onClick={() => void signOut()}
          className="inline-flex min-h-control items-center self-center rounded-control text-sm font-medium text-brand-strong underline-offset-4 hover:underline"
        >
          <Trans>Sign out</Trans>
        </button>
      </div>
    </Card>
  );
}
