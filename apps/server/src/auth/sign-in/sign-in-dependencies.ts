import type { AppDependencies } from '../../app-dependencies.ts';
import type { SecurityLog } from './security-log.ts';

export interface SignInDependencies extends AppDependencies {
  readonly log: SecurityLog;
}
