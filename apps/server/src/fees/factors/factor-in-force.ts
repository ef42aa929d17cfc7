import { type SQL, sql } from 'drizzle-orm';
import { rangeFactor, rangeFactorVersion } from '../tables.ts';
import { today } from '../versions/dates.ts';

/** The factors of the version in force. */
const published = (): SQL => sql`jsonb_array_elements((
  select ${rangeFactorVersion.factors} from ${rangeFactorVersion}
  where ${rangeFactorVersion.state} = 'published' and ${rangeFactorVersion.effectiveFrom} <= ${today()}
  order by ${rangeFactorVersion.effectiveFrom} desc limit 1
)) as published`;

/** Matches an active factor equal to its copy in the version in force: later changes are not published yet. */
export const factorInForce = (): SQL => sql`${rangeFactor.active} and ${rangeFactor.id} = any(array(
  select (published->>'id')::int from ${published()}
)) and exists (
  select 1 from ${published()}
  where (published->>'id')::int = ${rangeFactor.id}
    and published->'scope'->>'kind' = ${rangeFactor.scope}
    and (published->>'min')::int = ${rangeFactor.min}
    and (published->>'max')::int is not distinct from ${rangeFactor.max}
    and (published->>'factor')::int = ${rangeFactor.factor}
    and published->>'status' = ${rangeFactor.status}
)`;
