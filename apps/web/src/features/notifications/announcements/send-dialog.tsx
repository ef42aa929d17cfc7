import { Plural, useLingui } from '@lingui/react/macro';
import type { Announcement } from '@saer/contract/contact/announcement';
import { riyadhDay } from '@saer/i18n/format-date';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/overlay/confirm-dialog.tsx';
import { DateField } from '../../../components/form/date-field.tsx';
import { SegmentedControl } from '../../../components/button/segmented-control.tsx';
import { Select } from '../../../components/form/select.tsx';
import { AnnouncementTitle } from './announcement-title.tsx';
import { audienceQuery, sendMutation } from './queries.ts';
import { showToast } from '../../../lib/browser/toasts.ts';
import { useFailureWords } from '../../../lib/form/use-failure-words.ts';

/** Says how a change of an announcement went; its dialog closes once it went well. */
export function useOutcome(onClose: () => void) {
  const failureWords = useFailureWords();
  return (text: string) => ({
    onSuccess: () => {
      showToast({ tone: 'positive', text });
      onClose();
    },
    onError: (failure: Error) => showToast({ tone: 'negative', text: failureWords(failure) }),
  });
}

type Props = {
  readonly announcement: Announcement;
  readonly onClose: () => void;
};

const tomorrow = (): string => riyadhDay(new Date(Date.now() + 86_400_000));

const halfHours = Array.from({ length: 48 }, (_, at) => {
  const time = `${String(Math.floor(at / 2)).padStart(2, '0')}:${at % 2 === 0 ? '00' : '30'}`;
  return { id: time, name: time };
});

/** Asks when an announcement goes out, and says whom it reaches. */
export function SendDialog({ announcement, onClose }: Props) {
  const { t } = useLingui();
  const outcome = useOutcome(onClose);
  const send = useMutation(sendMutation);
  const { data: reach } = useQuery(audienceQuery(announcement.audience));
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [day, setDay] = useState(tomorrow);
  const [time, setTime] = useState('09:00');
  const { id, version, byEmail } = announcement;
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(day);
  const run = (): void =>
    when === 'now'
      ? send.mutate({ id, version }, outcome(t`The announcement is on its way.`))
      : send.mutate(
          { id, version, sendAt: `${day}T${time}:00+03:00` },
          outcome(t`The announcement is planned.`),
        );
  return (
    <ConfirmDialog
      title={t`Send the announcement?`}
      confirm={when === 'now' ? t`Send now` : t`Plan it`}
      isDestructive={false}
      isPending={send.isPending}
      isDisabled={(reach?.accounts ?? 0) === 0 || (when === 'later' && !isDay)}
      onConfirm={run}
      onClose={onClose}
    >
      <div className="flex flex-col gap-3">
        <p>
          <AnnouncementTitle announcement={announcement} />
        </p>
        {reach === undefined ? null : (
          <p>
            <Plural
              value={reach.accounts}
              _0="This audience has no account now, so there is nobody to send it to."
              one="It reaches one account, as things are now."
              other="It reaches # accounts, as things are now."
            />{' '}
            {byEmail && reach.accounts > 0 ? (
              <Plural
                value={reach.emails}
                _0="None of them takes announcements by email."
                one="One of them gets it by email too."
                other="# of them get it by email too."
              />
            ) : null}
          </p>
        )}
        <SegmentedControl
          label={t`When`}
          options={[
            { id: 'now', name: t`Now` },
            { id: 'later', name: t`At a time` },
          ]}
          value={when}
          onChange={setWhen}
        />
        {when === 'later' ? (
          <div className="grid gap-3 sm:grid-cols-2">
            <DateField
              label={t`Day`}
              value={day}
              onChange={(next, text) => setDay(next === '' ? text : next)}
            />
            <Select
              label={t`Time in Riyadh`}
              placeholder={t`Time in Riyadh`}
              options={halfHours}
              value={time}
              onChange={setTime}
            />
          </div>
        ) : null}
      </div>
    </ConfirmDialog>
  );
}
