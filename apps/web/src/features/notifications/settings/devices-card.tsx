import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { lineLinkStyle } from '../../../components/link-style.ts';
import { showToast } from '../../../lib/toasts.ts';
import { useFailureWords } from '../../../lib/use-failure-words.ts';
import { addTargetMutation, pushTargetsQuery, removeTargetMutation } from '../queries.ts';
import { DeviceLine } from './device-line.tsx';
import { canShow, isForbidden, subscribeBrowser, unsubscribeBrowser } from './subscribe-browser.ts';

/** Devices that show notifications on their screens, and how to add this one: asked only by a press, under what it is for. */
export function DevicesCard() {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const { data } = useQuery(pushTargetsQuery);
  const [isDenied, setDenied] = useState(isForbidden);
  const onError = (failure: Error) => showToast({ tone: 'negative', text: failureWords(failure) });
  const add = useMutation({ ...addTargetMutation, onError });
  const remove = useMutation({ ...removeTargetMutation, onError });
  const subscribe = useMutation({
    mutationFn: subscribeBrowser,
    onSuccess: (subscription) => {
      setDenied(isForbidden());
      if (subscription !== undefined) add.mutate({ kind: 'web', subscription });
    },
    onError: () =>
      showToast({ tone: 'negative', text: t`The push service of this browser did not answer. Try again.` }),
  });
  if (data === undefined) return null;
  const { publicKey, isStandIn, targets } = data;
  const isHere = targets.some(({ isOwnSession, kind }) => isOwnSession && kind === 'web');
  const isPending = subscribe.isPending || add.isPending;

  const offer = () => {
    if (publicKey === null) return <Trans>This server does not send to screens.</Trans>;
    if (isHere) return null;
    if (isStandIn)
      return (
        <Button isPending={isPending} onPress={() => add.mutate({ kind: 'standIn' })}>
          <Trans>Add this device to the stand-in</Trans>
        </Button>
      );
    if (!canShow())
      return (
        <Trans>This browser cannot do it. On an iPhone or iPad, add Saer to the home screen first.</Trans>
      );
    if (isDenied)
      return <Trans>This browser may show nothing from Saer. Allow it in the browser’s own settings.</Trans>;
    return (
      <Button isPending={isPending} onPress={() => subscribe.mutate(publicKey)}>
        <Trans>Show them on this device</Trans>
      </Button>
    );
  };

  return (
    <Card labelledBy="devices">
      <h2 id="devices" className="text-lg font-semibold">
        <Trans>On the screens of your devices</Trans>
      </h2>
      <p className="mt-1 text-sm text-muted empty:hidden">
        {publicKey === null ? null : isStandIn ? (
          <Trans>
            A local stand-in takes the place of browsers’ push services on this server: a message appears on
            its page, not on your screen.
          </Trans>
        ) : (
          <Trans>
            A device that you add shows what you choose below under “On screen”, also while Saer is closed.
            Your browser first asks whether it may. Its push service carries the messages, encrypted for this
            browser. Signing out there ends it.
          </Trans>
        )}
      </p>
      <div className="mt-3 text-sm empty:hidden">{offer()}</div>
      {isStandIn && targets.length > 0 ? (
        <a href="/local/push" className={lineLinkStyle}>
          <Trans>Messages that arrived at the stand-in</Trans>
        </a>
      ) : null}
      {targets.length === 0 ? null : (
        <ul className="mt-1 divide-y divide-line">
          {targets.map((target) => (
            <DeviceLine
              key={target.id}
              target={target}
              isPending={remove.isPending && remove.variables === target.id}
              onRemove={() => {
                if (target.isOwnSession) void unsubscribeBrowser().catch(() => undefined);
                remove.mutate(target.id);
              }}
            />
          ))}
        </ul>
      )}
    </Card>
  );
}
