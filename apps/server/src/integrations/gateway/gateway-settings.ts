export const checkoutWays = ['redirect', 'iframe'] as const;
export type CheckoutMode = (typeof checkoutWays)[number];

/** The card gateway. Without addresses the local one is used. */
export interface GatewaySettings {
  /** Where a browser posts its form. */
  readonly checkoutUrl: string | undefined;
  /** Where this server posts its commands. */
  readonly apiUrl: string | undefined;
  readonly merchant: string | undefined;
  readonly accessCode: string | undefined;
  readonly requestPhrase: string | undefined;
  readonly responsePhrase: string | undefined;
  /** Tells whether a new card is entered on the gateway's own page or in a frame of ours. */
  readonly checkoutMode: CheckoutMode;
}
