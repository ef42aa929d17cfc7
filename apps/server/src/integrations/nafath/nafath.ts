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
  /** The state it has reached; unsigned, so that it proves nothing. */
  readonly status: (waiting: Waiting) => Promise<IdentityState>;
  /** Undefined: the token is not one to trust. */
  readonly verify: (token: string) => Promise<Decision | undefined>;
}

interface Polled {
  readonly waiting: Waiting;
  readonly until: number;
  askedAt: number;
  status: IdentityState;
}

const pauseMs = 3_000;

/**
 * Nafath's state of waiting requests. Polling needs the national id, which is not stored in the database: this process remembers it
 * while the request lives. Other processes rely on the token.
 */
export function statusPoller() {
  const book = new Map<string, Polled>();
  const forgetOld = (now: number) => {
    for (const [id, { until }] of book) if (until < now) book.delete(id);
  };
  return {
    remember: (requestId: string, waiting: Waiting, until: number): void => {
      forgetOld(Date.now());
      book.set(requestId, { waiting, until, askedAt: 0, status: 'WAITING' });
    },
    /** However often people poll, Nafath is called every few seconds at most. */
    ask: async (nafath: Nafath, requestId: string): Promise<IdentityState> => {
      const entry = book.get(requestId);
      const now = Date.now();
      if (entry === undefined || entry.status !== 'WAITING' || now - entry.askedAt < pauseMs)
        return entry?.status ?? 'WAITING';
      entry.askedAt = now;
      entry.status = await nafath.status(entry.waiting);
      return entry.status;
    },
  };
}

export type StatusPoller = ReturnType<typeof statusPoller>;
