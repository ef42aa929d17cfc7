/** Who may ask the pricing engine. */
import { inside, isTest, production, type Rule, valueImports } from './sources.ts';

/**
 * Modules of the engine that do not price a product: they draw the profit of terms that a quote holds, check what admins type into fee
 * tables and range factors, or know since when a law applies.
 */
const openModules = new Set([
  'fees/check-range-factors',
  'fees/check-size-classes',
  'fees/deemed-supplier',
  'fees/parcel',
  'search/price-range',
  'search/profit',
  'fees/range-factor',
  'money/rounding',
]);

export const oneWayToPrice: Rule = () =>
  production
    .filter(
      ({ file }) => /^(?:apps|packages)\//.test(file) && !/^packages\/(?:pricing|quoting|tools)\//.test(file),
    )
    .flatMap(({ file, text }) =>
      valueImports(text, '@saer/pricing/')
        .filter((specifier) => !openModules.has(specifier.replace('@saer/pricing/', '')))
        .map(
          (specifier) =>
            `${file} imports ${specifier}: only packages/quoting and packages/tools ask the engine about a product; call quoteProduct, priceProduct or checkPrice, or add to the quote what the page needs.`,
        ),
    );

/** The category search may know what a word is, and the calculator's form its limits; a price needs no schema, and the landing page loads none. */
export const quotesLoadNoSchemas: Rule = () =>
  inside('packages/quoting/src/')
    .filter(({ file }) => !isTest(file) && !/^packages\/quoting\/src\/(?:search|calculator)\//.test(file))
    .flatMap(({ file, text }) =>
      valueImports(text, '@saer/contract/').map(
        (specifier) =>
          `${file} imports ${specifier}: the landing page prices without schemas; import only its types.`,
      ),
    );
