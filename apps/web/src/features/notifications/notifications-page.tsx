import { Trans, useLingui } from '@lingui/react/macro';
import { PageHeader } from '../../components/page-header.tsx';
import { Tabs } from '../../components/tabs.tsx';
import { addressText } from '../../lib/list-state.ts';
import { useAddress } from '../../lib/use-address.ts';
import { NotificationList } from './list/notification-list.tsx';
import { SentMessages } from './sent/sent-messages.tsx';
import { SettingsTab } from './settings/settings-tab.tsx';

/** The state of one tab's list in the address, which means nothing in another's. */
const ofList = { page: '', sort: '', state: '', show: '' };

/** Page of notifications, of the messages that were sent, and of which somebody wants. */
export function NotificationsPage() {
  const { t } = useLingui();
  const { raw, change } = useAddress();
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title={<Trans>Notifications</Trans>}
        about={<Trans>What happened with your account and your products.</Trans>}
      />
      <Tabs
        label={t`Notifications`}
        chosen={addressText(raw, 'tab') || 'list'}
        onChoose={(tab) => change({ ...ofList, tab: tab === 'list' ? '' : tab })}
        pages={[
          { id: 'list', title: t`Notifications`, content: <NotificationList /> },
          { id: 'settings', title: t`Settings`, content: <SettingsTab /> },
          { id: 'email', title: t`Emails`, content: <SentMessages channel="email" /> },
          { id: 'sms', title: t`SMS`, content: <SentMessages channel="sms" /> },
        ]}
      />
    </div>
  );
}
