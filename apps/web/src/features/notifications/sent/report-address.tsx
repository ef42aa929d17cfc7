import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CopyButton } from '../../../components/button/copy-button.tsx';
import { Disclosure } from '../../../components/layout/disclosure.tsx';
import { reportAddressQuery } from './queries.ts';

/** Where the provider of a channel reports what became of messages: for super admins, who enter it there. */
export function ReportAddress({ channel }: { readonly channel: 'email' | 'sms' }) {
  const { t } = useLingui();
  const { data } = useQuery(reportAddressQuery);
  // Nobody else is given one.
  if (data === undefined || data.email === null) return null;
  const address = data[channel];
  return (
    <div className="mt-4 border-t border-line pt-2">
      <Disclosure title={t`Where the provider reports what became of messages`}>
        <div className="flex flex-col gap-2 pb-2 text-sm text-muted">
          {address === null ? (
            <p>
              <Trans>
                Reports of this provider are not read: how they look is not known. Messages stay at “Handed
                over”.
              </Trans>
            </p>
          ) : (
            <>
              <p>
                {channel === 'email' ? (
                  <Trans>
                    Let your mail server post its reports of undelivered mail here. The last part of the
                    address is secret.
                  </Trans>
                ) : (
                  <Trans>
                    Sent with every SMS where the provider takes it, so that it reports here. The last part of
                    the address is secret.
                  </Trans>
                )}
              </p>
              <p className="flex flex-wrap items-center gap-2">
                <code dir="ltr" className="min-w-0 flex-1 text-start text-ink [overflow-wrap:anywhere]">
                  {address}
                </code>
                <CopyButton text={address} />
              </p>
              {data.isPublic ? null : (
                <p>
                  <Trans>
                    Only this machine can open it, so outside providers cannot report yet: set SITE_ORIGIN.
                  </Trans>
                </p>
              )}
            </>
          )}
        </div>
      </Disclosure>
    </div>
  );
}
