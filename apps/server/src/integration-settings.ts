export const smsProviders = ['local', 'unifonic', 'taqnyat', 'msegat', 'twilio'] as const;
export type SmsProvider = (typeof smsProviders)[number];

export interface SmsSettings {
  /** `local`: the local provider, which answers like Unifonic. */
  readonly provider: SmsProvider;
  /** In place of the provider's own address. */
  readonly endpoint: string | undefined;
  readonly sender: string;
  /** The account's name at the provider: user name, account SID. */
  readonly user: string | undefined;
  readonly secret: string | undefined;
}

/** An external system. Without an endpoint its local provider is used. */
export interface IntegrationSettings {
  readonly endpoint: string | undefined;
  /** The app or project there. */
  readonly id: string | undefined;
  readonly secret: string | undefined;
}
