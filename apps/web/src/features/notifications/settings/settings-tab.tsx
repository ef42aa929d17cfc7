import * as z from 'zod/mini';
import { useQuery, useMutation } from '@tanstack/react-query';
import { Trans, useLingui } from '@lingui/react/macro';
import type { NotificationSettings } from '@saer/contract/contact/notification';
import { useState } from 'react';
import { webSubscription, type WebSubscription, type PushTarget } from '@saer/contract/account/push';
import { MonitorSmartphone } from 'lucide-react';
import { QueryFallback } from '../../../components/layout/query-fallback.tsx';
import {
  settingsQuery,
  clearAddressMutation,
  addTargetMutation,
  pushTargetsQuery,
  removeTargetMutation,
} from '../queries.ts';
import { SettingsForm } from './settings-form.tsx';
import { Button } from '../../../components/button/button.tsx';
import { Instant } from '../../../components/figure/instant.tsx';
import { Notice } from '../../../components/layout/notice.tsx';
import { PageLinkButton } from '../../../components/button/page-link-button.tsx';
import { showToast } from '../../../lib/browser/toasts.ts';
import { useFailureWords } from '../../../lib/form/use-failure-words.ts';
import { Card } from '../../../components/layout/card.tsx';
import { lineLinkStyle } from '../../../components/button/button-style.ts';
import { Badge } from '../../../components/layout/badge.tsx';
import { getDevice } from '../../../domain/device/device.ts';

interface Props {
  readonly target: PushTarget;
  readonly isPending: boolean;
  readonly onRemove: () => void;
}

/** A device that shows notifications: which, since when, and how it is removed. */
function DeviceLine({ target, isPending, onRemove }: Props) {
  const { t } = useLingui();
  const { browser, isOwnSession, createdAt } = target;
  const known = Object.values(getDevice(browser)).filter((name) => name !== undefined);
  const name = known.length === 0 ? t`Unknown device` : known.join(' · ');
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-2.5 last:pb-0">
      <MonitorSmartphone aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-40 flex-1">
        <p className="flex flex-wrap items-center gap-2 text-sm font-medium text-ink">
          <bdi title={browser}>{name}</bdi>
          {isOwnSession ? (
            <Badge tone="positive">
              <Trans>This session</Trans>
            </Badge>
          ) : null}
        </p>
        <p className="text-xs text-muted">
          <Trans>
            Since <Instant at={createdAt} />
          </Trans>
        </p>
      </div>
      <Button isPending={isPending} onPress={onRemove}>
        <Trans>Remove</Trans>
        <span className="sr-only">{name}</span>
      </Button>
    </li>
  );
}

/** Says whether this browser can show messages of a site that is closed. On an iPhone: only of one on the home screen. */
const canShow = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** Says whether the browser was told to show none of ours; only its own settings change that. */
const isForbidden = (): boolean => canShow() && Notification.permission === 'denied';

const toBytes = (base64Url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(
    atob(base64Url.replaceAll('-', '+').replaceAll('_', '/')),
    (each) => each.codePointAt(0) ?? 0,
  );

/** Asks whether messages may be shown, and subscribes this browser; undefined: they may not. Called by a press alone. */
async function subscribeBrowser(publicKey: string): Promise<WebSubscription | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined;
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: toBytes(publicKey) };
  // One made with another key is of no use.
  const subscribed = await pushManager.subscribe(options).catch(async () => {
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { endpoint, keys } = subscribed.toJSON();
  return z.parse(webSubscription, { endpoint, keys });
}

/** Ends what this browser subscribed to. */
async function unsubscribeBrowser(): Promise<void> {
  if (!canShow()) return;
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}

/** Devices that show notifications on their screens, and how to add this one: asked only by a press, under what it is for. */
function DevicesCard() {
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

/** Says that the own address refuses our emails, what that means, and what to do. Nothing where it takes them. */
function AddressNotice({ refusal }: { readonly refusal: NotificationSettings['addressRefuses'] }) {
  const { t } = useLingui();
  const failureWords = useFailureWords();
  const { mutate, isPending } = useMutation({
    ...clearAddressMutation,
    onError: (failure) => showToast({ tone: 'negative', text: failureWords(failure) }),
  });
  if (refusal === null) return null;
  const { email, since, isComplaint } = refusal;
  return (
    <Notice tone="warning">
      <p className="font-medium">
        {isComplaint ? (
          <Trans>
            An email of ours was reported as unwanted at <bdi dir="ltr">{email}</bdi>
          </Trans>
        ) : (
          <Trans>
            Your address <bdi dir="ltr">{email}</bdi> refuses our emails
          </Trans>
        )}
      </p>
      <p className="mt-1">
        <Trans>
          Since <Instant at={since} />. As long as that holds, announcements, newsletters and notices that can
          be switched off are not sent to it; what happened is in your list of notifications. Everything else
          is still tried.
        </Trans>
      </p>
      <div className="mt-2 flex flex-wrap gap-2">
        <PageLinkButton to="/account/settings">{t`Change the address`}</PageLinkButton>
        <Button isPending={isPending} onPress={() => mutate()}>
          <Trans>It takes emails again</Trans>
        </Button>
      </div>
    </Notice>
  );
}

/** Choices of somebody about notifications, to be changed, below what keeps them from arriving. */
export function SettingsTab() {
  const { data, error, refetch } = useQuery(settingsQuery);
  if (data === undefined) return <QueryFallback error={error} onRetry={() => refetch()} lines={10} />;
  return (
    <div className="flex flex-col gap-5">
      <AddressNotice refusal={data.addressRefuses} />
      <DevicesCard />
      <SettingsForm settings={data} />
    </div>
  );
}
