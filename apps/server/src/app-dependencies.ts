import type { ChannelListener } from './database/channel-listener.ts';
import type { Database } from './database/database.ts';
import type { DeliverWebhook } from './integrations/gateway/local/failure-plan.ts';
import type { GatewayService } from './integrations/gateway/service.ts';
import type { Settings } from './settings.ts';

/** The server's dependencies, passed to its modules. */
export interface AppDependencies {
  readonly settings: Settings;
  readonly db: Database;
  /** Hears what other processes announce; absent: nothing is heard, also from itself. */
  readonly listener?: ChannelListener;
  /** Key for hashing codes and numbers and for signing tokens. */
  readonly secretKey: string;
  readonly version: string;
  /** The built web app; if it is absent only the API is served. */
  readonly webFolder: string;
  /** Opens the card gateway, whose simulator delivers its notifications by the function; absent: as the settings say. */
  readonly openCards?: (deliver: DeliverWebhook) => GatewayService;
  /** Where the log goes; absent: to standard output. */
  readonly logStream?: { readonly write: (line: string) => void };
}
