import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Bell } from 'lucide-react';
import { iconButtonStyle } from '../../../components/button-style.ts';
import { UnreadBadge } from './unread-badge.tsx';

/** The way to the notifications, with the number of unread ones at any moment. */
export function NotificationBell({ account }: { readonly account: number }) {
  const { t } = useLingui();
  return (
    <Link to="/account/notifications" title={t`Notifications`} className={`${iconButtonStyle} relative`}>
      <Bell aria-hidden />
      <span className="sr-only">{t`Notifications`}</span>
      <UnreadBadge account={account} />
    </Link>
  );
}
