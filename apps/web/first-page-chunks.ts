/** Icons that the shell and the calculator show. */
const icons =
  'badge-percent|book-open|calculator|check|chevron-down|chevrons-up-down|circle-check|eraser|file-spreadsheet|history|house|info|languages|' +
  'link-2|log-in|log-out|menu|monitor|moon|package|package-check|package-plus|refresh-cw|rotate-ccw-clock|search|settings|sun|' +
  'triangle-alert|triangle-exclamation-point|user-cog|x';

/** Components they are made of, and that the public page does without. */
const components =
  'avatar|button|card|combo-box|disclosure|empty-state|field-frame|icon-button|input-field|lazy-component|link-button|load-failed|popover|' +
  'radio-cards|refusal-text|segmented-control|select|skeleton|sticky-column|switch|tabs|text-field|toast-line|toast-region|unit-mark';
const lib =
  'connection|link-token|query-client|session|tab-memory|toasts|use-choose-language|requested-page|return-to';

/** What the public page and the app's first page both say figures and choose colours with. */
const common =
  'apps/web/src/components/(?:money|rate|badge|button-style|control-style)\\.tsx?|apps/web/src/lib/(?:theme|storage|language|calculator-link)\\.ts|' +
  'packages/i18n/src/locale\\.ts|' +
  'packages/contract/src/standard-vat\\.ts';

/** What a price is found by: both first pages do that in the browser. */
const engine =
  'basis|break-even|breakpoints|crossing|curve|dead-zones|fulfilment-fee|gaps|highest-margin|meets-target|max-parcel|search-max|least-price|' +
  'limits|need|offer|other-price|parcel|piece|price-ending|price-point|price-range|product-limits|product-target|product-terms|profit|' +
  'range-factor|ratio|recommend|referral-fee|rounding|shipping-credit|shipping-weight|shortfall|slab-fee|statement|vat|weight-doubt';

/** How numbers are read and written; with the limits they are read by, or this chunk and the common one would each wait for the other. */
const numbers =
  'packages/i18n/src/(?:format-date|format-money|format-number|format-rate|isolate-ltr|latin-digits|parse-decimal|parse-measure|parse-money|' +
  'parse-quantity|parse-rate)\\.ts|packages/contract/src/limits\\.ts';

/**
 * What the app's first page needs in any case, in a few files. Left to itself the bundler gives each of these a file of its own,
 * because other pages use them too, and so many small files weigh more in their wrapping than in what they hold.
 */
export const firstPageChunks = {
  includeDependenciesRecursively: false,
  groups: [
    { name: 'engine', test: new RegExp(`packages/pricing/src/(?:${engine})\\.ts$`) },
    { name: 'numbers', test: new RegExp(`(?:${numbers})$`) },
    { name: 'icons', test: new RegExp(`lucide-react/dist/esm/icons/(?:${icons})\\.m?js`) },
    { name: 'common', test: new RegExp(`(?:${common})$`) },
    { name: 'router', test: /@tanstack\/(?:react-)?(?:router|router-core|history|store|query|query-core)\// },
    {
      name: 'controls',
      test: new RegExp(
        `src/(?:components/(?:${components})\\.tsx?|lib/(?:${lib})\\.ts|app/use-page-title\\.ts)$`,
      ),
    },
  ],
};
