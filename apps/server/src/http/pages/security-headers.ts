/** Nothing of ours uses these; a script that got in must not either. Passkeys and the clipboard are left to our own pages. */
const permissionsPolicy = [
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

/** Restricts what a page may load and do. `scripts`: hashes of its inline scripts; `formTarget`: an address of another origin that its forms may be posted to, in the page or in a frame. */
export const contentSecurityPolicy = (scripts: readonly string[] = [], formTarget?: string): string =>
  [
    "default-src 'self'",
    ...(scripts.length === 0
      ? []
      : [
          `script-src 'self' ${scripts.map((hash) => `'sha256-${hash}'`).join(' ')}`,
          // Else the scripts' own rule would hold for them.
          "worker-src 'self'",
        ]),
    // Inline styles, because prerendered pages carry their first style sheet inside.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self'${formTarget === undefined ? '' : ` ${new URL(formTarget).origin}`}`,
    ...(formTarget === undefined ? [] : [`frame-src 'self' ${new URL(formTarget).origin}`]),
    "frame-ancestors 'none'",
  ].join(';');

/** Seconds. */
const year = 365 * 86_400;

/** Headers of every reply: always the same, so they are built once. */
export const securityHeaders = (siteOrigin: string): Readonly<Record<string, string>> => ({
  'content-security-policy': contentSecurityPolicy(),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy': permissionsPolicy,
  // No other site learns where a reader came from, and forms of ours still say that they are ours.
  'referrer-policy': 'same-origin',
  // The server itself speaks plain http; where people reach it by https, browsers never try anything else again.
  ...(siteOrigin.startsWith('https:')
    ? { 'strict-transport-security': `max-age=${year}; includeSubDomains` }
    : {}),
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
});
