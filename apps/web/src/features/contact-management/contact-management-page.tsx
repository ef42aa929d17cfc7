import { Trans, useLingui } from '@lingui/react/macro';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { Tabs } from '../../components/button/tabs.tsx';
import { addressText } from '../../lib/address/list-state.ts';
import { useAddress } from '../../lib/address/use-address.ts';
import { MessagesTab } from './messages/messages-tab.tsx';
import { IssuesTab } from './newsletter/issues-tab.tsx';
import { SubscribersTab } from './newsletter/subscribers-tab.tsx';
import { ThreadView } from './thread/thread-view.tsx';

/** The state of one tab's list in the address, which means nothing in another's. */
const ofList = { page: '', q: '', sort: '', state: '', assignee: '' };

/** Messages of the contact form and the newsletter; one conversation where the address names it. */
export function ContactManagementPage() {
  const { t } = useLingui();
  const { raw, change } = useAddress();
  const named = raw['message'];
  const message = typeof named === 'number' ? String(named) : addressText(raw, 'message');
  if (/^\d{1,10}$/.test(message)) return <ThreadView id={message} />;
  return (
    <div className="flex flex-col gap-5">
      <PageHeader
        title={<Trans>Contact and newsletter</Trans>}
        about={<Trans>What people write to us, our answers, and the newsletter.</Trans>}
      />
      <Tabs
        label={t`Contact and newsletter`}
        chosen={addressText(raw, 'tab') || 'messages'}
        onChoose={(tab) => change({ ...ofList, tab: tab === 'messages' ? '' : tab })}
        pages={[
          { id: 'messages', title: t`Messages`, content: <MessagesTab /> },
          { id: 'newsletter', title: t`Newsletters`, content: <IssuesTab /> },
          { id: 'subscribers', title: t`Subscribers`, content: <SubscribersTab /> },
        ]}
      />
    </div>
  );
}
