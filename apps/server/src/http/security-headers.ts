import type { FastifyHelmetOptions } from '@fastify/helmet';

/** Nothing of ours uses these; a script that got in must not either. Passkeys and the clipboard are left to our own pages. */
export const permissionsPolicy = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]
  .map((feature) => `${feature}=()`)
  .join(', ');

/** Seconds. */
const year = 365 * 86_400;

export const securityHeaders = (siteOrigin: string): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      // Inline styles, because prerendered pages carry their first style sheet inside.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:'],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  // No other site learns where a reader came from, and forms of ours still say that they are ours.
  referrerPolicy: { policy: 'same-origin' },
  // The server itself speaks plain http; where people reach it by https, browsers never try anything else again.
  hsts: siteOrigin.startsWith('https:') ? { maxAge: year, includeSubDomains: true } : false,
});
