import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Subscription } from '@saer/contract/subscription';
import { useQuery } from '@tanstack/react-query';
import { Dialog } from '../../../components/dialog.tsx';
import { Instant } from '../../../components/instant.tsx';
import { Money } from '../../../components/money.tsx';
import { QueryFallback } from '../../../components/query-fallback.tsx';
import { storyQuery } from '../payments/queries.ts';
import { storyWords } from './story-words.ts';

type Props = { readonly row: Subscription; readonly onClose: () => void };

const marks = {
  change: 'bg-brand',
  days: 'bg-brand',
  transaction: 'bg-info',
  invoice: 'bg-warning',
  message: 'bg-edge',
} as const;

/** Everything that happened around a subscription, the newest first. */
export function StoryDialog({ row, onClose }: Props) {
  const { t, i18n } = useLingui();
  const { data, error, refetch } = useQuery(storyQuery(row.id));
  return (
    <Dialog title={t`The whole story`} onClose={onClose}>
      <p className="mb-4 text-sm text-muted">
        {row.subscriber === null ? (
          <Trans>Deleted account</Trans>
        ) : (
          <>
            <bdi className="font-medium text-ink">{row.subscriber.fullName}</bdi>{' '}
            <bdi dir="ltr">{row.subscriber.email}</bdi>
          </>
        )}
      </p>
      {data === undefined ? (
        <QueryFallback error={error} onRetry={refetch} lines={5} />
      ) : data.entries.length === 0 ? (
        <p className="text-sm text-muted">
          <Trans>Nothing is known yet.</Trans>
        </p>
      ) : (
        <ol className="flex flex-col text-sm">
          {data.entries.map(({ at, kind, event, actor, detail, amount, days }, index) => {
            const words = storyWords[event];
            return (
              <li
                key={`${at}-${kind}-${event}-${String(index)}`}
                className="flex gap-3 border-b border-line py-2.5 last:border-0"
              >
                <span aria-hidden className={`mt-1.5 size-2 shrink-0 rounded-full ${marks[kind]}`} />
                <span className="min-w-0 flex-1">
                  <span className="flex flex-wrap justify-between gap-x-4">
                    <span className="font-medium text-ink">
                      {words === undefined ? event : i18n._(words)}
                      {amount === null ? null : (
                        <>
                          {' '}
                          · <Money halalas={amount} />
                        </>
                      )}
                      {days === null ? null : (
                        <>
                          {' '}
                          · <Plural value={Math.abs(days)} one="# day" other="# days" />
                        </>
                      )}
                    </span>
                    <span className="text-muted">
                      <Instant at={at} />
                    </span>
                  </span>
                  <span className="block text-muted [overflow-wrap:anywhere]">
                    {actor === null ? null : <bdi>{actor}</bdi>}
                    {actor !== null && detail !== null ? ' · ' : null}
                    {detail === null ? null : <bdi>{detail}</bdi>}
                  </span>
                </span>
              </li>
            );
          })}
        </ol>
      )}
    </Dialog>
  );
}
