import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Announcement } from '@saer/contract/announcement';
import { riyadhDay } from '@saer/i18n/format-date';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.tsx';
import { DateField } from '../../../components/date-field.tsx';
import { SegmentedControl } from '../../../components/segmented-control.tsx';
import { Select } from '../../../components/select.tsx';
import { useName } from '../../../domain/names/use-name.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useFailureWords } from '../../../lib/use-failure-words.ts';
import { audienceQuery, removeMutation, sendMutation, withdrawMutation } from './queries.ts';

type Props = {
  readonly announcement: Announcement;
  readonly onClose: () => void;
};

function useOutcome(onClose: () => void) {
  const failureWords = useFailureWords();
  return (text: string) => ({
    onSuccess: () => {
      showToast({ tone: 'positive', text });
      onClose();
    },
    onError: (failure: Error) => showToast({ tone: 'negative', text: failureWords(failure) }),
  });
}

function Title({ announcement: { titleEn: nameEn, titleAr: nameAr } }: Pick<Props, 'announcement'>) {
  const name = useName();
  return <bdi className="font-medium text-ink">{name({ nameEn, nameAr })}</bdi>;
}

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
  const [day, setDay] = useState(riyadhDay(new Date(Date.now() + 86_400_000)));
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
      <p>
        <Title announcement={announcement} />
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
        <div className="grid grid-cols-2 gap-3">
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
    </ConfirmDialog>
  );
}

/** Asks before what has not reached anybody is taken back. */
export function WithdrawDialog({ announcement, onClose }: Props) {
  const { t } = useLingui();
  const outcome = useOutcome(onClose);
  const withdraw = useMutation(withdrawMutation);
  const { id, version, delivery } = announcement;
  const unread = delivery.shown - delivery.read;
  return (
    <ConfirmDialog
      title={t`Withdraw the announcement?`}
      confirm={t`Withdraw`}
      isPending={withdraw.isPending}
      onConfirm={() => withdraw.mutate({ id, version }, outcome(t`The announcement is withdrawn.`))}
      onClose={onClose}
    >
      <p>
        <Title announcement={announcement} />
      </p>
      {announcement.state === 'SCHEDULED' ? (
        <p>
          <Trans>It is not sent.</Trans>
        </p>
      ) : (
        <p>
          <Plural
            value={unread}
            _0="Nobody has it unread."
            one="It leaves one list in which it is unread."
            other="It leaves # lists in which it is unread."
          />{' '}
          <Plural
            value={delivery.queued}
            _0="No email waits."
            one="One email that waits is not sent."
            other="# emails that wait are not sent."
          />{' '}
          <Trans>What was read or sent stays.</Trans>
        </p>
      )}
    </ConfirmDialog>
  );
}

/** Asks before a draft is deleted. */
export function RemoveDialog({ announcement, onClose }: Props) {
  const { t } = useLingui();
  const outcome = useOutcome(onClose);
  const remove = useMutation(removeMutation);
  return (
    <ConfirmDialog
      title={t`Delete the announcement?`}
      confirm={t`Delete`}
      isPending={remove.isPending}
      onConfirm={() => remove.mutate(announcement.id, outcome(t`The announcement is deleted.`))}
      onClose={onClose}
    >
      <Trans>
        <Title announcement={announcement} /> is gone for good.
      </Trans>
    </ConfirmDialog>
  );
}
