import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Badge } from '../../../components/badge.tsx';
import { linkStyle } from '../../../components/link-style.ts';
import { partnersQuery } from '../queries.ts';

/** Says that a local provider replaces Nafath, with a link to its page. */
export function LocalProviderNote() {
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
