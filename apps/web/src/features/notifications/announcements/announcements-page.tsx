import { Trans, useLingui } from '@lingui/react/macro';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { Tabs } from '../../../components/button/tabs.tsx';
import { addressText } from '../../../lib/address/list-state.ts';
import { useAddress } from '../../../lib/address/use-address.ts';
import { SentMessages } from '../sent/sent-messages.tsx';
import { AnnouncementsTab } from './announcements-tab.tsx';

/** The state of one tab's list in the address, which means nothing in another's. */
const ofList = { page: '', sort: '', state: '' };

/** Announcements to accounts, and every email and SMS that was sent. */
export function AnnouncementsPage() {
  const { t } = useLingui();
  const { raw, change } = useAddress();
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title={<Trans>News and messages</Trans>}
        about={<Trans>What we tell all or some accounts, and how far emails and SMS got.</Trans>}
      />
      <Tabs
        label={t`News and messages`}
        chosen={addressText(raw, 'tab') || 'announcements'}
        onChoose={(tab) => change({ ...ofList, tab: tab === 'announcements' ? '' : tab })}
        pages={[
          { id: 'announcements', title: t`Announcements`, content: <AnnouncementsTab /> },
          { id: 'email', title: t`Emails`, content: <SentMessages channel="email" isForAdmins /> },
          { id: 'sms', title: t`SMS`, content: <SentMessages channel="sms" isForAdmins /> },
        ]}
      />
    </div>
  );
}
