import { html, type Html } from '../replies/html.ts';

/** The same logo as the web's `logo-mark.tsx`. */
const mark = html`<svg aria-hidden="true" viewBox="0 0 32 32">
  <rect width="32" height="32" rx="9" />
  <path
    d="M26 8.5v7.25a3 3 0 0 1-6 0V12m0 3.75a3 3 0 0 1-6 0v-.5m0 .5v3.5a4.75 4.75 0 0 1-8.9 2.3"
    fill="none"
    stroke-width="2.6"
    stroke-linecap="round"
    stroke-linejoin="round"
  />
</svg>`;

/** The bar at the top of a page of the server: the brand, and links at its end. */
export const pageBar = (brand: string, links: Html): Html =>
  html`<header class="bar">
    <div><a class="brand" href="/">${mark} ${brand}</a> ${links}</div>
  </header>`;
