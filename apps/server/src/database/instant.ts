import { customType } from 'drizzle-orm/pg-core';

/** An instant, kept as `timestamptz` to the millisecond and read as ISO 8601 in UTC. */
export const instant = customType<{ data: string; driverData: string }>({
  dataType: () => 'timestamp(3) with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
});
