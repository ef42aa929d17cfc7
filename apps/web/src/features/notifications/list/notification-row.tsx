import { Trans, useLingui } from '@lingui/react/macro';
import type { Notification } from '@saer/contract/notification';
import { isPage } from '@saer/contract/pages';
import { Link } from '@tanstack/react-router';
import { Check, Trash2 } from 'lucide-react';
import { IconButton } from '../../../components/icon-button.tsx';
import { Instant } from '../../../components/instant.tsx';

type Props = {
  readonly notification: Notification;
  readonly onRead: () => void;
  readonly onRemove: () => void;
};

/** A notification: what happened, when, and the way to it. Opening it is reading it. */
export function NotificationRow({ notification, onRead, onRemove }: Props) {
  const { t } = useLingui();
  const { title, text, href, createdAt, readAt } = notification;
  const isUnread = readAt === null;
  // Only the app's own pages: a page that there was once is not linked.
  const to = href !== null && isPage(href) && href !== '/' ? href : undefined;
  const heading = <span className={isUnread ? 'font-semibold text-ink' : 'text-ink'}>{title}</span>;
  return (
    <li className="flex items-start gap-3 py-3">
      <span
        aria-hidden
        className={`mt-2 size-2 shrink-0 rounded-full ${isUnread ? 'bg-brand' : 'bg-transparent'}`}
      />
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="[overflow-wrap:anywhere]">
          {to === undefined ? (
            heading
          ) : (
            <Link to={to} onClick={isUnread ? onRead : undefined} className="hover:underline">
              {heading}
            </Link>
          )}
          {isUnread ? (
            <span className="sr-only">
              <Trans>, unread</Trans>
            </span>
          ) : null}
        </p>
        {text === null ? null : (
          <p
            dir="auto"
            className="text-start text-sm whitespace-pre-line text-muted [overflow-wrap:anywhere]"
          >
            {text}
          </p>
        )}
        <p className="text-xs text-muted">
          <Instant at={createdAt} />
        </p>
      </div>
      <div className="flex shrink-0 items-center">
        {isUnread ? (
          <IconButton label={t`Mark “${title}” as read`} onPress={onRead}>
            <Check aria-hidden className="size-4" />
          </IconButton>
        ) : null}
        <IconButton label={t`Delete “${title}”`} onPress={onRemove}>
          <Trash2 aria-hidden className="size-4" />
        </IconButton>
      </div>
    </li>
  );
}
