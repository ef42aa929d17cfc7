import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Hourglass } from 'lucide-react';
import { lineLinkStyle } from '../../../components/button/link-style.ts';
import { waitingCountQuery } from '../queries.ts';

/** Notice on the list of active accounts that others are pending. */
export function WaitingNotice() {
  const { data: count = 0 } = useQuery(waitingCountQuery);
  if (count === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-control bg-warning-soft px-4 py-2 text-sm text-warning">
      <Hourglass aria-hidden className="size-4 shrink-0" />
      <span className="flex-1">
        <Plural value={count} one="# registration awaits approval." other="# registrations await approval." />
      </span>
      <Link to="/admin/user/inactive" className={lineLinkStyle}>
        <Trans>View</Trans>
      </Link>
    </p>
  );
}
