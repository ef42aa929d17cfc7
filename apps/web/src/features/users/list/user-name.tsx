import { useLingui } from '@lingui/react/macro';
import type { Account } from '@saer/contract/account';
import { BadgeCheck, MailCheck } from 'lucide-react';

/** A person's name and contact data, and which of it is confirmed. */
export function UserName({ account }: { readonly account: Account }) {
  const { t } = useLingui();
  const { fullName, email, mobile, isVerified, isIdentityVerified } = account;
  return (
    <div className="min-w-48">
      <p className="flex items-center gap-1.5 text-start font-medium text-ink">
        <bdi className="[overflow-wrap:anywhere]">{fullName}</bdi>
        {isIdentityVerified ? (
          <span title={t`Identity confirmed`} className="shrink-0">
            <BadgeCheck aria-hidden className="size-4 shrink-0 text-brand" />
            <span className="sr-only">{t`Identity confirmed`}</span>
          </span>
        ) : null}
      </p>
      <p className="flex flex-wrap items-center gap-x-2 text-start text-xs font-normal text-muted md:flex-nowrap md:whitespace-nowrap">
        <bdi dir="ltr" className="[overflow-wrap:anywhere]">
          {email}
        </bdi>
        {isVerified ? (
          <span title={t`Email confirmed`} className="shrink-0">
            <MailCheck aria-hidden className="size-3.5 shrink-0" />
            <span className="sr-only">{t`Email confirmed`}</span>
          </span>
        ) : null}
        {mobile === null ? null : <bdi dir="ltr">{mobile}</bdi>}
      </p>
    </div>
  );
}
