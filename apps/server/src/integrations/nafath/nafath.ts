import type { IdentityState } from '@saer/contract/account/nafath';
import type { Language } from '@saer/i18n/locale';

/** Nafath's endpoint, and our identity there. */
export interface NafathAccess {
  /** Without a slash at the end. */
  readonly endpoint: string;
  readonly id: string;
  readonly secret: string;
  /** Whom its tokens are for, and whose they are. */
  readonly audience: string;
  readonly issuer: string;
}

interface IdentityRequest {
  readonly requestId: string;
  readonly nationalId: string;
  readonly language: Language;
  /** From where the person asks. */
  readonly address: string;
}

export interface Waiting {
  readonly nationalId: string;
  readonly transId: string;
  readonly random: string;
}

/** The content of a Nafath token whose signature and claims were verified. */
export interface Decision {
  readonly jti: string;
  readonly transId: string;
  readonly status: IdentityState;
  readonly nationalId: string;
}

export interface Nafath {
  readonly start: (request: IdentityRequest) => Promise<Waiting>;
  /** How far it is; unsigned, so that it proves nothing. */
  readonly status: (waiting: Waiting) => Promise<IdentityState>;
  /** Undefined: the token is not one to trust. */
  readonly verify: (token: string) => Promise<Decision | undefined>;
}
