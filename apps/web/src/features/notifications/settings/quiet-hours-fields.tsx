import { Trans, useLingui } from '@lingui/react/macro';
import type { QuietHours } from '@saer/contract/notification';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Select } from '../../../components/select.tsx';
import { Switch } from '../../../components/switch.tsx';

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
export function QuietHoursFields({ hours, isPending, onSave }: Props) {
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
