import { useQuery } from '@tanstack/react-query';
import { QueryFallback } from '../../../components/query-fallback.tsx';
import { settingsQuery } from '../queries.ts';
import { SettingsForm } from './settings-form.tsx';

/** Choices of somebody about notifications, to be changed. */
export function SettingsTab() {
  const { data, error, refetch } = useQuery(settingsQuery);
  if (data === undefined) return <QueryFallback error={error} onRetry={() => refetch()} lines={10} />;
  return <SettingsForm settings={data} />;
}
