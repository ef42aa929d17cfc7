import { Trans, useLingui } from '@lingui/react/macro';
import {
  type NotificationChannel,
  notificationChannels,
  notificationGroups,
  type NotificationSettings,
  rulesOf,
  type QuietHours,
} from '@saer/contract/contact/notification';
import { useMutation } from '@tanstack/react-query';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { Card } from '../../../components/layout/card.tsx';
import { SegmentedControl } from '../../../components/button/segmented-control.tsx';
import { showToast } from '../../../lib/browser/toasts.ts';
import { useFailureWords } from '../../../lib/form/use-failure-words.ts';
import { channelWords, groupWords, kindWords } from '../notification-words.ts';
import { settingsMutation } from '../queries.ts';
import { Button } from '../../../components/button/button.tsx';
import { Select } from '../../../components/form/select.tsx';
import { Switch } from '../../../components/button/switch.tsx';

type Props = {
  readonly hours: QuietHours | null;
  readonly isPending: boolean;
  readonly onSave: (hours: QuietHours | null) => void;
};

const step = 30;
const two = (value: number): string => String(value).padStart(2, '0');
const clock = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
/** Every half hour, and what was saved by other means. */
const timesWith = (own: number) =>
  [...new Set([...Array.from({ length: (24 * 60) / step }, (_, at) => at * step), own])]
    .toSorted((one, other) => one - other)
    .map((minute) => ({ id: String(minute), name: clock(minute) }));

const usual: QuietHours = { from: 22 * 60, to: 7 * 60 };

/** From when to when emails and SMS wait. */
function QuietHoursFields({ hours, isPending, onSave }: Props) {
  const { t } = useLingui();
  const [{ from, to }, setTimes] = useState(hours ?? usual);
  const isOn = hours !== null;
  const isChanged = isOn && (from !== hours.from || to !== hours.to);
  return (
    <div className="flex flex-col gap-3">
      <Switch isSelected={isOn} onChange={(on) => onSave(on ? { from, to } : null)}>
        <Trans>Hold back emails, SMS and messages on screen</Trans>
      </Switch>
      {isOn ? (
        <div className="flex flex-wrap items-end gap-3">
          <div className="w-32">
            <Select
              label={t`From`}
              placeholder={t`From`}
              options={timesWith(from)}
              value={String(from)}
              onChange={(minute) => setTimes({ from: Number(minute), to })}
            />
          </div>
          <div className="w-32">
            <Select
              label={t`To`}
              placeholder={t`To`}
              options={timesWith(to)}
              value={String(to)}
              onChange={(minute) => setTimes({ from, to: Number(minute) })}
            />
          </div>
          {isChanged ? (
            <Button tone="primary" isPending={isPending} onPress={() => onSave({ from, to })}>
              <Trans>Save the hours</Trans>
            </Button>
          ) : null}
          {from === to ? (
            <p className="w-full text-sm text-muted">
              <Trans>Both are the same: nothing waits.</Trans>
            </p>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

type Choice = NotificationSettings['channels'][number];

type BoxProps = {
  readonly choice: Choice | undefined;
  readonly label: string;
  readonly onChange: (isOn: boolean) => void;
};

/** Says whether a channel carries a kind: a box, a lock where it always does, nothing where it never does. */
function ChannelBox({ choice, label, onChange }: BoxProps) {
  if (choice === undefined)
    return (
      <span aria-hidden className="text-muted">
        –
      </span>
    );
  if (choice.isFixed)
    return (
      <span className="inline-grid size-control place-items-center text-muted">
        <Lock aria-hidden className="size-4" />
        <span className="sr-only">
          <Trans>always on</Trans>
        </span>
      </span>
    );
  return (
    <label className="inline-grid size-control cursor-pointer place-items-center">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        checked={choice.isOn}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 accent-brand"
      />
    </label>
  );
}

/** Choices of somebody about notifications: each is saved at once. */
export function SettingsForm({ settings }: { readonly settings: NotificationSettings }) {
  const { t, i18n } = useLingui();
  const failureWords = useFailureWords();
  const { mutate, isPending } = useMutation({
    ...settingsMutation,
    onError: (failure) => showToast({ tone: 'negative', text: failureWords(failure) }),
  });
  const { channels, quietHours, language } = settings;
  const getChoice = (kind: Choice['kind'], channel: NotificationChannel): Choice | undefined =>
    channels.find((each) => each.kind === kind && each.channel === channel);
  const groups = notificationGroups.map((group) => ({
    group,
    kinds: [...new Set(channels.map(({ kind }) => kind))].filter((kind) => rulesOf(kind).group === group),
  }));
  return (
    <div className="flex flex-col gap-5">
      <Card labelledBy="channels">
        <h2 id="channels" className="text-lg font-semibold">
          <Trans>What reaches you, and how</Trans>
        </h2>
        <p className="mt-1 text-sm text-muted">
          <Trans>
            A lock marks what always comes: it cannot be switched off. What is not in Saer is on no screen
            either.
          </Trans>
        </p>
        <table className="mt-3 w-full text-sm">
          <caption className="sr-only">
            <Trans>Notifications by channel</Trans>
          </caption>
          <thead>
            <tr className="text-muted">
              <th scope="col" className="text-start font-medium">
                <Trans>Notification</Trans>
              </th>
              {notificationChannels.map((channel) => (
                <th
                  key={channel}
                  scope="col"
                  className="w-12 text-center text-xs font-medium sm:w-24 sm:text-sm"
                >
                  {i18n._(channelWords[channel])}
                </th>
              ))}
            </tr>
          </thead>
          {groups
            .filter(({ kinds }) => kinds.length > 0)
            .map(({ group, kinds }) => (
              <tbody key={group}>
                <tr>
                  <th
                    scope="rowgroup"
                    colSpan={1 + notificationChannels.length}
                    className="pt-4 pb-1 text-start font-semibold text-ink"
                  >
                    {i18n._(groupWords[group])}
                  </th>
                </tr>
                {kinds.map((kind) => {
                  const name = i18n._(kindWords[kind]);
                  return (
                    <tr key={kind} className="border-t border-line">
                      <th scope="row" className="py-1 pe-2 text-start font-normal text-ink">
                        {name}
                      </th>
                      {notificationChannels.map((channel) => {
                        const way = i18n._(channelWords[channel]);
                        return (
                          <td key={channel} className="text-center">
                            <ChannelBox
                              choice={getChoice(kind, channel)}
                              label={t`${name}: ${way}`}
                              onChange={(isOn) => mutate({ channels: [{ kind, channel, isOn }] })}
                            />
                          </td>
                        );
                      })}
                    </tr>
                  );
                })}
              </tbody>
            ))}
        </table>
      </Card>
      <Card labelledBy="quiet-hours">
        <h2 id="quiet-hours" className="text-lg font-semibold">
          <Trans>Quiet hours</Trans>
        </h2>
        <p className="mt-1 mb-3 text-sm text-muted">
          <Trans>
            Emails, SMS and messages on screen wait for their end, in Riyadh’s time. What concerns the
            security of your account comes at once.
          </Trans>
        </p>
        <QuietHoursFields
          key={`${quietHours?.from} ${quietHours?.to}`}
          hours={quietHours}
          isPending={isPending}
          onSave={(hours) => mutate({ quietHours: hours })}
        />
      </Card>
      <Card labelledBy="message-language">
        <h2 id="message-language" className="mb-3 text-lg font-semibold">
          <Trans>Language of emails, SMS and screens</Trans>
        </h2>
        <SegmentedControl
          label={t`Language of emails, SMS and screens`}
          hideLabel
          options={[
            { id: 'ar', name: 'العربية' },
            { id: 'en', name: 'English' },
          ]}
          value={language}
          onChange={(id) => mutate({ language: id })}
        />
      </Card>
    </div>
  );
}
