import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type SettingGroup, settingGroups, settingKeys, siteSettings } from '@saer/contract/site/setting';
import type { SettingRow } from '@saer/contract/site/setting-endpoints';
import { useQuery } from '@tanstack/react-query';
import { Card } from '../../components/layout/card.tsx';
import { Notice } from '../../components/layout/notice.tsx';
import { PageHeader } from '../../components/layout/page-header.tsx';
import { QueryFallback } from '../../components/layout/query-fallback.tsx';
import { AnnouncementSetting } from './fields/announcement-setting.tsx';
import { LinksSetting } from './fields/links-setting.tsx';
import { SimpleSetting } from './fields/simple-setting.tsx';
import { settingsQuery } from './queries.ts';
import { simpleForm } from './setting-forms.ts';

const titles: Readonly<Record<SettingGroup, MessageDescriptor>> = {
  contact: msg`Ways to reach us`,
  announcement: msg`Announcement`,
  features: msg`What is open`,
  calculator: msg`Calculator`,
  limits: msg`Limits`,
  signIn: msg`Sign-in of admins`,
  schedules: msg`Times of background jobs`,
};

/** The forms of settings with one field. */
const forms = new Map(settingKeys.map((key) => [key, simpleForm(key)]));

function Setting({ row }: { readonly row: SettingRow }) {
  if (row.key === 'announcement') return <AnnouncementSetting row={row} />;
  if (row.key === 'links') return <LinksSetting row={row} />;
  const form = forms.get(row.key);
  return form === undefined ? null : <SimpleSetting row={row} of={form} />;
}

/** Settings that admins change without a restart, in groups; each is saved for itself. */
export function SiteSettingsPage() {
  const { i18n, t } = useLingui();
  const { data, error, refetch } = useQuery(settingsQuery);
  const rowsOf = (group: SettingGroup): readonly SettingRow[] =>
    (data?.settings ?? []).filter(({ key }) => siteSettings[key].group === group);
  const ownAddress = data?.ownAddress;
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <PageHeader
        title={t`Site settings`}
        about={
          <Trans>
            They hold at once, in all server processes. Pages that are already open show some of them only
            when they are opened again. Every change is in the history.
          </Trans>
        }
      />
      {data === undefined ? (
        <QueryFallback error={error} onRetry={refetch} lines={12} />
      ) : (
        settingGroups.map((group) => (
          <section key={group} className="flex flex-col gap-2" aria-labelledby={`group-${group}`}>
            <h2 id={`group-${group}`} className="text-lg font-semibold">
              {i18n._(titles[group])}
            </h2>
            {group === 'signIn' ? (
              <Notice tone="info">
                {data.ignoresAddresses ? (
                  <Trans>The operator has turned these addresses off: admins may come from anywhere.</Trans>
                ) : (
                  <Trans>
                    Admins from elsewhere can neither sign in nor go on working. Your own address is{' '}
                    <bdi dir="ltr">{ownAddress}</bdi>.
                  </Trans>
                )}
              </Notice>
            ) : null}
            {group === 'schedules' ? (
              <p className="text-sm text-muted">
                <Trans>
                  Five fields in Riyadh’s time: minute, hour, day of the month, month, weekday. “*/5 * * * *”
                  is every five minutes.
                </Trans>
              </p>
            ) : null}
            <Card>
              <div className="-my-4 divide-y divide-line">
                {rowsOf(group).map((row) => (
                  <Setting key={row.key} row={row} />
                ))}
              </div>
            </Card>
          </section>
        ))
      )}
    </div>
  );
}
