import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from '@lingui/cli';
import { formatter } from '@lingui/format-po';

// A build of the web reads this from its own folder.
const root = fileURLToPath(new URL('.', import.meta.url));
const domain = 'apps/web/src/domain/';

/** The files of the web's domain layer that these files import, and those import in turn. */
function domainFiles(files, found = new Set()) {
  for (const file of files) {
    for (const [, specifier] of readFileSync(path.join(root, file), 'utf8').matchAll(
      /^(?:import|export)(?! type)[^;]*? from '(\.[^']+)'/gm,
    )) {
      const imported = path.posix.join(path.posix.dirname(file), specifier);
      if (!imported.startsWith(domain) || found.has(imported)) continue;
      found.add(imported);
      domainFiles([imported], found);
    }
  }
  return [...found].toSorted((one, other) => one.localeCompare(other));
}

const filesOf = (include) =>
  include
    .flatMap((part) => (/\.tsx?$/.test(part) ? [part] : globSync(`${part}/**/*.{ts,tsx}`, { cwd: root })))
    .map((file) => file.split(path.sep).join('/'));

/** One catalog a feature: a page loads only the messages it shows, with those of the domain files that the feature uses. */
const catalog = (name, include, exclude = []) => ({
  path: `packages/i18n/locales/{locale}/${name}`,
  include: [
    ...include,
    ...domainFiles(
      filesOf(include.filter((part) => part.startsWith('apps/web/'))).filter(
        (file) => !exclude.includes(file),
      ),
    ),
  ],
  exclude: ['**/*.test.ts', '**/*.test.tsx', ...exclude],
});

/** The words of every row that people change, said wherever one is read or two are compared. */
const records = ['fields', 'choices', 'value'].map((part) => `packages/i18n/src/records/record-${part}.ts`);

/** The names of the site's settings. */
const settingNames = 'packages/i18n/src/records/setting-names.ts';

const releaseCard = 'apps/web/src/features/releases/card';
const platformNames = `${releaseCard}/platform-words.ts`;
const paymentResult = 'apps/web/src/features/checkout/result';
const laterAtCheckout = [
  'payment/pending-payment',
  'payment/failed-notice',
  ...['active-until', 'blocked-notice', 'plan-selection', 'withdrawn-plan'].map((part) => `summary/${part}`),
].map((part) => `apps/web/src/features/checkout/${part}.tsx`);
const paymentFailures = 'apps/web/src/features/checkout/failure-words.ts';
const guestsCalculator = 'apps/web/src/features/calculator/guest';
const sharing = 'apps/web/src/features/calculator/share';
const reasons = 'apps/web/src/features/calculator/reasons';
const scenarios = 'apps/web/src/features/calculator/scenarios';
const saleVat = 'apps/web/src/features/calculator/sale-vat';
const feeNotices = 'apps/web/src/features/calculator/fee-notices';
const unregistered = 'apps/web/src/domain/sale-vat';
const priceCard = 'apps/web/src/domain/price-card';

const statementRates = ['rate-line', 'statement-rates', 'unclear-rates'].map(
  (part) => `apps/web/src/features/statement/rates/${part}.tsx`,
);

const statementClaims = 'apps/web/src/features/statement/claims';

/** The groups of tools, each a folder. */
const toolGroups = ['pricing', 'vat', 'fees', 'promotions', 'sourcing'];

export default defineConfig({
  sourceLocale: 'en',
  locales: ['en', 'ar'],
  format: formatter({ lineNumbers: false }),
  compileNamespace: 'ts',
  catalogs: [
    catalog('errors', [
      'packages/i18n/src/errors/error-words.ts',
      'packages/i18n/src/errors/account-error-messages.ts',
      'packages/i18n/src/errors/reference-error-messages.ts',
      'packages/i18n/src/errors/subscription-error-messages.ts',
      'packages/i18n/src/errors/payment-error-messages.ts',
      'packages/i18n/src/errors/legal-error-messages.ts',
      'packages/i18n/src/errors/product-error-messages.ts',
      'packages/i18n/src/errors/sheet-error-messages.ts',
    ]),
    // What can go wrong with passwords, codes, passkeys and identities.
    catalog('sign-in-errors', ['packages/i18n/src/errors/sign-in-error-messages.ts']),
    // What can go wrong in the lists and fee tables that admins edit.
    catalog('admin-errors', ['packages/i18n/src/errors/admin-error-messages.ts']),
    // What can go wrong with a contact message or the newsletter: for admins, and in replies to everybody.
    catalog('contact-errors', ['packages/i18n/src/errors/contact-error-messages.ts']),
    // What only the server says in its replies, so that the browser does not load it with the errors.
    catalog('replies', [
      'apps/server/src/fees',
      'apps/server/src/products/impact',
      'apps/server/src/http',
      'apps/server/src/files',
      settingNames,
    ]),
    // What the server writes to people: mails, SMS, files of payments and counts, shared answers, and the pages of the local stand-ins.
    catalog('messages', [
      'apps/server/src/messages',
      'apps/server/src/integrations',
      'apps/server/src/payments',
      'apps/server/src/sharing',
      'apps/server/src/statistics',
      'apps/server/src/contact',
      'apps/server/src/newsletter',
      'apps/server/src/survey',
      'apps/server/src/notifications',
    ]),
    catalog(
      'app',
      [
        'apps/web/src/app',
        'apps/web/src/components',
        'apps/web/src/lib',
        'packages/i18n/src/time-ago.ts',
        // In the bar of every page.
        'apps/web/src/features/notifications/live',
      ],
      // Rendered at build only.
      ['apps/web/src/app/public-pages.tsx'],
    ),
    // Loaded once a page has come to rest: what the app says of updates, of changes made offline, and of fees that are not today's; the survey.
    catalog('offline', ['apps/web/src/features/offline', feeNotices, 'apps/web/src/domain/survey']),
    // With what the calculator says to guests alone: no first page of anybody else carries it.
    catalog('access', ['apps/web/src/features/auth', guestsCalculator]),
    catalog('account', ['apps/web/src/features/account']),
    catalog(
      'notifications',
      ['apps/web/src/features/notifications'],
      ['apps/web/src/features/notifications/live/**'],
    ),
    catalog('users', ['apps/web/src/features/users']),
    catalog('subscriptions', ['apps/web/src/features/subscriptions']),
    catalog('contact-management', ['apps/web/src/features/contact-management']),
    catalog(
      'checkout',
      ['apps/web/src/features/checkout'],
      [`${paymentResult}/**`, paymentFailures, ...laterAtCheckout],
    ),
    // With what the page of payment says to few.
    catalog('checkout-result', [paymentResult, paymentFailures, ...laterAtCheckout]),
    // Where the operator takes bank transfers.
    catalog('bank-account', ['apps/web/src/domain/plans/bank-account.tsx']),
    catalog('legal-documents', ['apps/web/src/features/legal-documents']),
    // Asked of sellers while they work, rarely.
    catalog('acceptance', ['apps/web/src/features/acceptance']),
    // With what is proposed to a second person: the dialog is loaded with these, wherever a change takes two.
    catalog('lists', [
      'apps/web/src/features/lists',
      'apps/web/src/features/fee-proposals',
      'apps/web/src/domain/second-person',
      ...records,
    ]),
    catalog('history', ['apps/web/src/features/history', ...records, settingNames]),
    catalog('fees', ['apps/web/src/features/fee-tables', ...records]),
    catalog('dashboard', [
      'apps/web/src/features/dashboard',
      'apps/web/src/features/statistics',
      'apps/web/src/features/jobs',
      'apps/web/src/features/site-settings',
      'apps/web/src/features/crashes',
      'apps/web/src/features/survey',
      settingNames,
    ]),
    // Releases of the desktop app: for everybody signed in, and for admins.
    catalog('releases', ['apps/web/src/features/releases/own', releaseCard]),
    catalog('releases-admin', ['apps/web/src/features/releases/admin', platformNames]),
    catalog('start', ['apps/web/src/features/start']),
    catalog('products', ['apps/web/src/features/products']),
    // What the columns of a sheet are called: in files the server writes, and in those the browser does.
    catalog('sheets', [
      'packages/i18n/src/records/sheet-words.ts',
      'packages/i18n/src/records/sheet-assumption-words.ts',
      'packages/i18n/src/errors/row-error-messages.ts',
      'packages/spreadsheet/src',
    ]),
    catalog('sheet', ['apps/web/src/features/sheet']),
    catalog('statement', ['apps/web/src/features/statement'], [...statementRates, `${statementClaims}/**`]),
    // Commissions that statements show: loaded after a statement was checked.
    catalog('statement-rates', statementRates),
    // Claims and sums of several statements: loaded beside the rest of the page.
    catalog('statement-claims', [statementClaims]),
    catalog(
      'calculator',
      ['apps/web/src/features/calculator'],
      [
        `${guestsCalculator}/**`,
        `${reasons}/**`,
        `${sharing}/**`,
        `${scenarios}/**`,
        `${priceCard}/**`,
        `${saleVat}/**`,
        `${feeNotices}/**`,
        `${unregistered}/**`,
      ],
    ),
    // Why a figure is what it is, and how a calculation is shared: loaded when somebody asks.
    catalog('reasons', [reasons, sharing]),
    catalog('scenarios', [scenarios]),
    // What the calculator says to a seller who is not registered for VAT.
    catalog('sale-vat', [saleVat]),
    // With the few shared parts it says words of, so that a public page needs no other room.
    catalog('landing', [
      'apps/web/src/features/landing/announce-signed-out.ts',
      'apps/web/src/features/landing/dead-zone',
      'apps/web/src/features/landing/demo',
      'apps/web/src/features/landing/plans',
      'apps/web/src/components/figure/money.tsx',
      'apps/web/src/lib/api/api.ts',
    ]),
    // The example sheet on the public page, loaded when somebody has it priced.
    catalog('priced-sheet', ['apps/web/src/features/landing/sheet']),
    // The stores and their fee tables on the public page, drawn again with the fees of today.
    catalog('store-fees', ['apps/web/src/features/landing/stores']),
    // The plans on the page of prices, where the browser draws them again.
    catalog('pricing', [
      'apps/web/src/features/pricing/plans',
      'apps/web/src/components/figure/money.tsx',
      'apps/web/src/lib/api/api.ts',
    ]),
    // What only the built text of the other public pages says, with the frame around every one of them.
    catalog('site-text', [
      'apps/web/src/features/site',
      'apps/web/src/domain/site',
      'apps/web/src/components/layout/logo.tsx',
      'apps/web/src/components/figure/money.tsx',
    ]),
    catalog('fees-text', [
      'apps/web/src/features/fees/fees-page.tsx',
      'apps/web/src/features/fees/tables',
      'apps/web/src/components/figure/money.tsx',
    ]),
    // The tools: their index, fields and shared parts; what each group's own say is loaded with one of them.
    catalog(
      'tools',
      [
        'apps/web/src/features/tools',
        'apps/web/src/components/figure/money.tsx',
        'apps/web/src/components/figure/refusal-text.ts',
      ],
      [...toolGroups, 'public'].map((folder) => `apps/web/src/features/tools/${folder}/**`),
    ),
    ...toolGroups.map((group) => catalog(`tools-${group}`, [`apps/web/src/features/tools/${group}`])),
    // What only the built text of the public tools says.
    catalog('tools-text', ['apps/web/src/features/tools/public']),
    catalog('instructions-text', ['apps/web/src/features/instructions']),
    catalog('contact-text', ['apps/web/src/features/contact']),
    catalog('releases-text', ['apps/web/src/features/releases/public', releaseCard]),
    catalog('legal-text', ['apps/web/src/features/legal']),
    // What only its built text says.
    catalog('pricing-text', [
      'apps/web/src/features/pricing/sections',
      'apps/web/src/features/pricing/pricing-page.tsx',
      'apps/web/src/components/layout/logo.tsx',
    ]),
    // What only the built text says: no browser loads it.
    catalog('landing-text', [
      'apps/web/src/features/landing/landing-page.tsx',
      'apps/web/src/features/landing/sections',
      'apps/web/src/features/landing/sheet/sheet-head.tsx',
      'apps/web/src/features/landing/web-manifest.ts',
      'apps/web/src/components/layout/logo.tsx',
      'apps/web/src/components/figure/money.tsx',
    ]),
  ],
});
