// Separate from the schemas, so that public pages send it without loading a schema library.

/** Below `/v1`. */
export const subscribePath = '/newsletter/subscribe';

/** Names the consent text that forms show; a text that means something else gets a new one. */
export const consentVersion = 'newsletter-1';

export const consentSources = ['contact-us'] as const;

/** Way in which a subscription ended: on our page, by the button of a mail program (RFC 8058), or since a newsletter was reported as unwanted. */
export const unsubscribeWays = ['page', 'oneClick', 'complaint'] as const;

/** Hours within which a subscription must be confirmed. */
export const confirmationHours = 48;

/** Days for which the proof of a consent that ended is stored. */
export const consentProofDays = 365;

/** Addresses of the pages that the mails link to, below the site. The last also answers the POST of RFC 8058. */
export const newsletterPages = {
  confirm: '/v1/newsletter/confirm',
  unsubscribe: '/v1/newsletter/unsubscribe',
} as const;
