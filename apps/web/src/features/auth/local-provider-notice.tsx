import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { linkStyle } from '../../components/button/button-style.ts';
import { Notice } from '../../components/layout/notice.tsx';
import { partnersQuery } from './queries.ts';

/** Says where to read messages that are not really sent: on a local machine, the local provider stores them. */
export function LocalProviderNotice({ of }: { readonly of: 'mail' | 'sms' }) {
  const { data = [] } = useQuery(partnersQuery);
  const partner = data.find(({ role, isStandIn }) => role === of && isStandIn);
  if (partner?.page === undefined || partner.page === null) return null;
  const link = (
    <a href={partner.page} target="_blank" rel="noreferrer" className={linkStyle}>
      {of === 'mail' ? <Trans>the local mailbox</Trans> : <Trans>the local SMS page</Trans>}
    </a>
  );
  return (
    <Notice>
      {of === 'mail' ? (
        <Trans>No email leaves this machine: read it in {link}.</Trans>
      ) : (
        <Trans>No SMS leaves this machine: read it on {link}.</Trans>
      )}
    </Notice>
  );
}
