import { useQuery } from '@tanstack/react-query';
import { QueryFallback } from '../../../components/query-fallback.tsx';
import { settingsQuery } from '../queries.ts';
import { AddressNotice } from './address-notice.tsx';
import { DevicesCard } from './devices-card.tsx';
import { SettingsForm } from './settings-form.tsx';

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
