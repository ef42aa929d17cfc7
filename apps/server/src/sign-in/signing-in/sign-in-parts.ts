import type { AppParts } from '../../app-parts.ts';
import type { SecurityLog } from '../log/security-log.ts';

export interface SignInParts extends AppParts {
  readonly log: SecurityLog;
}
