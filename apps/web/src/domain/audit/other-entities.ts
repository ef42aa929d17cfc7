/** Audited entities that are not admin lists. */
const otherEntities = [
  'rangeFactorVersion',
  'productFeeOverride',
  'feeProposal',
  'deemedSupplier',
  'statementRate',
  'evidenceConsent',
  'statementClaims',
  'product',
  'scenario',
  'account',
  'subscription',
  'contactMessage',
  'newsletterIssue',
  'newsletterSubscriber',
  'legalDocument',
  'siteSetting',
  'crashReport',
  'release',
] as const;
export type OtherEntity = (typeof otherEntities)[number];
export const isOtherEntity = (name: string): name is OtherEntity =>
  otherEntities.some((other) => other === name);
