import type { AccountRole } from '@saer/contract/api/access';
import type { AppDependencies } from '../../app-dependencies.ts';
import type { SecurityLog } from './security-log.ts';

export interface SignInDependencies extends AppDependencies {
  readonly log: SecurityLog;
  /** Rejects an admin who comes from an address that admins may not use. */
  readonly requireAdminAddress: (role: AccountRole, address: string) => void;
}
