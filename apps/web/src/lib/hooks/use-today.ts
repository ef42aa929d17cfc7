import { riyadhDay } from '@saer/i18n/format-date';
import { useEffect, useState } from 'react';

const MINUTE_MS = 60_000;

/** Today on Riyadh's calendar, also past midnight. */
export function useToday(): string {
  const [day, setDay] = useState(() => riyadhDay(new Date()));
  useEffect(() => {
    const timer = setInterval(() => setDay(riyadhDay(new Date())), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return day;
}
