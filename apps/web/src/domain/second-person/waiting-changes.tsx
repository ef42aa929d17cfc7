import { Plural } from '@lingui/react/macro';
import type { ProposedEntity } from '@saer/contract/publishing/fee-proposal';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ShieldCheck } from 'lucide-react';
import { lineLinkStyle } from '../../components/button/button-style.ts';
import { proposalsQuery } from './queries.ts';

/** Above a list: how many proposed changes of its rows wait for a second person, and the way to them. Nothing if none does. */
export function WaitingChanges({ of }: { readonly of: ProposedEntity }) {
  const { data } = useQuery(proposalsQuery({ where: { state: 'proposed', entity: of }, limit: 1 }));
  const waiting = data?.total ?? 0;
  if (waiting === 0) return null;
  return (
    <p data-testid="waiting-changes" className="-my-2 flex items-center gap-2 text-sm">
      <ShieldCheck aria-hidden className="size-4 shrink-0 text-warning" />
      <Link to="/admin/fee-proposals" className={lineLinkStyle}>
        <Plural value={waiting} one="# change waits for approval" other="# changes wait for approval" />
      </Link>
    </p>
  );
}
