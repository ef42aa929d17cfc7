import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { FeeImpact } from '@saer/contract/publishing/fee-impact';
import type { FeeVersion } from '@saer/contract/publishing/fee-version';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { DialogActions } from '../../../components/overlay/dialog-actions.tsx';
import { Dialog } from '../../../components/overlay/dialog.tsx';
import { FormError } from '../../../components/form/form-error.tsx';
import { Instant } from '../../../components/figure/instant.tsx';
import { showToast } from '../../../lib/browser/toasts.ts';
import { useFailureWords } from '../../../lib/form/use-failure-words.ts';
import { notifyMutation, noticeQuery } from '../queries.ts';
import { QueryFallback } from '../../../components/layout/query-fallback.tsx';
import { SegmentedControl } from '../../../components/button/segmented-control.tsx';
import { useLanguage } from '../../../lib/language/language.ts';

type NoticePreviewProps = { readonly feeTableId: number; readonly sellerId: number };

/** The message to a seller, in either language. */
function NoticePreview({ feeTableId, sellerId }: NoticePreviewProps) {
  const { t } = useLingui();
  const [language, setLanguage] = useState(useLanguage());
  const { data, error, refetch } = useQuery(noticeQuery(feeTableId, sellerId));
  if (data === undefined) {
    return <QueryFallback error={error} onRetry={refetch} lines={6} />;
  }
  const { subject, body } = data[language];
  return (
    <div className="flex flex-col gap-2">
      <SegmentedControl
        label={t`Language of the message`}
        hideLabel
        options={[
          { id: 'ar', name: 'العربية' },
          { id: 'en', name: 'English' },
        ]}
        value={language}
        onChange={setLanguage}
      />
      <div
        lang={language}
        dir={language === 'ar' ? 'rtl' : 'ltr'}
        className="rounded-control border border-line bg-canvas p-3 text-xs text-ink"
      >
        <p className="mb-2 font-semibold">{subject}</p>
        {/* The body repeats the subject as its heading. */}
        <p className="whitespace-pre-line [overflow-wrap:anywhere]">
          {body.startsWith(subject) ? body.slice(subject.length).trimStart() : body}
        </p>
      </div>
    </div>
  );
}

type Props = {
  readonly version: Pick<FeeVersion, 'id' | 'version'>;
  readonly impact: FeeImpact;
  readonly onClose: () => void;
};

/** Says who is told, who was, and in which words, and asks for confirmation. */
export function NotifyDialog({ version: { id, version }, impact, onClose }: Props) {
  const { t } = useLingui();
  const words = useFailureWords();
  const { mutate, isPending, error } = useMutation(notifyMutation);
  const { pendingSellers, notifiedSellers, bySeller, changedSellers } = impact;
  const unreachable = changedSellers - notifiedSellers - pendingSellers;
  const told = bySeller.filter(({ notifiedAt }) => notifiedAt !== null);
  const sample = bySeller.find(({ notifiedAt }) => notifiedAt === null) ?? bySeller[0];
  const send = (): void =>
    mutate(
      { id, version },
      {
        onSuccess: ({ notified, left }) => {
          const count = String(notified);
          showToast({
            tone: 'positive',
            text:
              left === 0
                ? t`Messages on their way: ${count}.`
                : t`Messages on their way: ${count}. Press again for the rest.`,
          });
          onClose();
        },
      },
    );
  return (
    <Dialog
      title={pendingSellers === 0 ? t`Who was told` : t`Tell the rest of the sellers?`}
      onClose={onClose}
      isAlert={pendingSellers > 0}
    >
      <div className="flex flex-col gap-3 text-sm">
        <FormError>{error === null ? undefined : words(error)}</FormError>
        {pendingSellers === 0 ? (
          <p>
            <Trans>Every seller whose products change and who can be reached was told.</Trans>
          </p>
        ) : (
          <p>
            <Plural
              value={pendingSellers}
              one="# seller whose products change was not told, and gets a message in their language."
              other="# sellers whose products change were not told, and get a message, each in their language."
            />{' '}
            <Trans>Each is told once.</Trans>
          </p>
        )}
        {unreachable === 0 ? null : (
          <p className="text-muted">
            <Plural
              value={unreachable}
              one="# other has no active account and gets none."
              other="# others have no active account and get none."
            />
          </p>
        )}
        {notifiedSellers === 0 ? null : (
          <div>
            <p className="text-muted">
              <Plural
                value={notifiedSellers}
                one="# was told already and is left out:"
                other="# were told already and are left out:"
              />
            </p>
            <ul aria-label={t`Told already`}>
              {told.map((each) => (
                <li key={each.id} className="flex justify-between gap-3 py-0.5">
                  <bdi>{each.name}</bdi>
                  {each.notifiedAt === null ? null : (
                    <span className="text-muted">
                      <Instant at={each.notifiedAt} />
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </div>
        )}
        {pendingSellers === 0 || sample === undefined ? null : (
          <NoticePreview feeTableId={id} sellerId={sample.id} />
        )}
        <DialogActions>
          <Button onPress={onClose}>{pendingSellers === 0 ? t`Close` : t`Cancel`}</Button>
          {pendingSellers === 0 ? null : (
            <Button tone="primary" isPending={isPending} onPress={send}>
              <Plural value={pendingSellers} one="Tell # seller" other="Tell # sellers" />
            </Button>
          )}
        </DialogActions>
      </div>
    </Dialog>
  );
}
