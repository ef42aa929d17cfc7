import type { AppParts } from '../../app-parts.ts';
import type { SecurityLog } from './security-log.ts';

export interface SignInParts extends AppParts {
  readonly log: SecurityLog;
}
