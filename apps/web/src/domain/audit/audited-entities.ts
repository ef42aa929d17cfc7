/** Audited entities that are not admin lists. */
const auditedEntities = [
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
export type AuditedEntity = (typeof auditedEntities)[number];
export const isAuditedEntity = (name: string): name is AuditedEntity =>
  auditedEntities.some((other) => other === name);
