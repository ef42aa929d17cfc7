import { calculate, calculateMany } from './products/calculate.ts';
import type { DescribedEndpoint, Endpoint } from './api/endpoint.ts';
import { feeBook } from './fees/fee-book.ts';
import { health, healthLive, healthReady } from './api/health.ts';
import { lists } from './lists/all.ts';
import { pricingPlan } from './subscriptions/pricing-plan.ts';
import { agreedFeesEndpoints } from './fees/agreed-fees.ts';
import { announcementEndpoints } from './contact/announcement.ts';
import { signInEndpoints, ownSessionEndpoints } from './account/auth.ts';
import { billingEndpoints } from './account/billing.ts';
import { categoryWordsEndpoints } from './fees/category-words.ts';
import { contactEndpoints } from './contact/contact.ts';
import { crashEndpoints } from './api/crash.ts';
import { dailyCloseEndpoints, paymentTaskEndpoints } from './subscriptions/payment-task.ts';
import { dashboardEndpoints } from './site/dashboard.ts';
import { answerDeemedSupplier } from './fees/deemed-supplier.ts';
import { findFeeDoubts } from './publishing/fee-doubt.ts';
import { feeImpactEndpoints } from './publishing/fee-impact.ts';
import { feeProposalEndpoints } from './publishing/fee-proposal.ts';
import { feeVersionEndpoints } from './publishing/fee-version.ts';
import { fileEndpoints } from './site/file.ts';
import { historyEndpoints } from './products/history.ts';
import { jobEndpoints } from './site/job.ts';
import { legalAcceptanceEndpoints } from './legal/legal-acceptance.ts';
import { legalDocumentEndpoints } from './legal/legal-document.ts';
import { findListReach } from './api/list-reach.ts';
import { clearOwnAddress, messageEndpoints } from './contact/message-delivery.ts';
import { nafathEndpoints } from './account/nafath.ts';
import { newsletterEndpoints } from './contact/newsletter.ts';
import { notificationEndpoints } from './contact/notification.ts';
import { findAgreedOverrides } from './fees/own-fees.ts';
import { findReportAddresses, findPartners } from './site/partner.ts';
import { passkeyEndpoints } from './account/passkey.ts';
import { paymentEndpoints } from './subscriptions/payment.ts';
import { productActionsEndpoints } from './products/product-actions.ts';
import { productBatchEndpoints } from './products/product-batch.ts';
import { downloadProducts, productEndpoints } from './products/product.ts';
import { productExamplesEndpoints } from './products/product-examples.ts';
import { productPricesEndpoints } from './products/product-prices.ts';
import { pushEndpoints } from './account/push.ts';
import { rangeFactorVersionEndpoints } from './publishing/range-factor-version.ts';
import { releaseEndpoints } from './site/release.ts';
import { userSubscriptions, transactions, verifyOtp } from './resource-paths.ts';
import { savedProductEndpoints, productPictureEndpoints } from './products/saved-product.ts';
import { scenarioEndpoints } from './products/scenario.ts';
import { search } from './site/search.ts';
import { secondFactorEndpoints } from './account/second-factor.ts';
import { logout, findOwnAccount } from './account/session.ts';
import { settingEndpoints } from './site/setting-endpoints.ts';
import { sharingEndpoints } from './products/sharing.ts';
import { statementClaimsEndpoints } from './statements/statement-claim.ts';
import { statementRatesEndpoints } from './statements/statement-rates.ts';
import { statisticsEndpoints } from './site/statistics.ts';
import { subscriptionTimeline, subscriptionEndpoints } from './subscriptions/subscription.ts';
import { surveyEndpoints } from './site/survey.ts';
import { ownUserEndpoints, subUserEndpoints, managedUserEndpoints } from './account/user.ts';

/** Endpoints of one topic. */
export interface EndpointGroup {
  /** The end of the topic's address in the documentation. */
  readonly id: string;
  readonly title: string;
  readonly endpoints: readonly DescribedEndpoint[];
}

/** The endpoints by topic, without calculation and lists, in the order of the documentation. */
export const endpointGroups: readonly EndpointGroup[] = [
  {
    id: 'products',
    title: 'Saved products',
    endpoints: [...productEndpoints, downloadProducts],
  },
  {
    id: 'dashboard',
    title: 'The admin’s dashboard',
    endpoints: [...dashboardEndpoints, findListReach],
  },
  {
    id: 'scenarios',
    title: 'Scenarios',
    endpoints: [...scenarioEndpoints],
  },
  {
    id: 'sharing',
    title: 'Shared answers',
    endpoints: [...sharingEndpoints],
  },
  {
    id: 'sheets',
    title: 'Product spreadsheets',
    endpoints: [...productBatchEndpoints],
  },
  {
    id: 'category-words',
    title: 'Categories in sellers’ words',
    endpoints: [...categoryWordsEndpoints],
  },
  {
    id: 'product-past',
    title: 'The past of products, and their repricing',
    endpoints: [...savedProductEndpoints, ...productExamplesEndpoints],
  },
  {
    id: 'product-prices',
    title: 'What to do with losing products',
    endpoints: [...productPricesEndpoints, ...productActionsEndpoints],
  },
  {
    id: 'product-pictures',
    title: 'Pictures of products',
    endpoints: [...productPictureEndpoints],
  },
  {
    id: 'survey',
    title: 'Survey',
    endpoints: [...surveyEndpoints],
  },
  {
    id: 'files',
    title: 'Files',
    endpoints: [...fileEndpoints],
  },
  {
    id: 'releases',
    title: 'Releases of the desktop app',
    endpoints: [...releaseEndpoints],
  },
  {
    id: 'feeVersions',
    title: 'Versions of fee tables',
    endpoints: [...feeVersionEndpoints, findFeeDoubts, ...feeImpactEndpoints],
  },
  {
    id: 'agreedFees',
    title: 'Agreed fees',
    endpoints: [...agreedFeesEndpoints, findAgreedOverrides, answerDeemedSupplier],
  },
  {
    id: 'feeProposals',
    title: 'Changes for all sellers',
    endpoints: [...feeProposalEndpoints],
  },
  {
    id: 'statementRates',
    title: 'Commissions seen on statements',
    endpoints: [...statementRatesEndpoints],
  },
  {
    id: 'statementClaims',
    title: 'Claims from statements',
    endpoints: [...statementClaimsEndpoints],
  },
  {
    id: 'rangeFactorVersions',
    title: 'Range factors as versions',
    endpoints: [...rangeFactorVersionEndpoints],
  },
  {
    id: 'history',
    title: 'History',
    endpoints: [...historyEndpoints],
  },
  {
    id: 'notifications',
    title: 'Notifications',
    endpoints: [...notificationEndpoints, ...pushEndpoints, clearOwnAddress],
  },
  {
    id: 'messages',
    title: 'Messages that failed',
    endpoints: [...messageEndpoints, findReportAddresses],
  },
  {
    id: 'announcements',
    title: 'Announcements',
    endpoints: [...announcementEndpoints],
  },
  {
    id: 'statistics',
    title: 'Visits and use',
    endpoints: [...statisticsEndpoints],
  },
  {
    id: 'jobs',
    title: 'Work in the background',
    endpoints: [...jobEndpoints],
  },
  {
    id: 'search',
    title: 'Search',
    endpoints: [search],
  },
  {
    id: 'subscriptions',
    title: 'Subscriptions',
    endpoints: [...subscriptionEndpoints, userSubscriptions],
  },
  {
    id: 'payments',
    title: 'Payments by card',
    endpoints: [
      ...paymentEndpoints,
      transactions,
      ...paymentTaskEndpoints,
      ...dailyCloseEndpoints,
      ...billingEndpoints,
      subscriptionTimeline,
    ],
  },
  {
    id: 'contact',
    title: 'Contact messages',
    endpoints: [...contactEndpoints],
  },
  {
    id: 'newsletter',
    title: 'Newsletter',
    endpoints: [...newsletterEndpoints],
  },
  {
    id: 'settings',
    title: 'Settings of the site',
    endpoints: [...settingEndpoints],
  },
  {
    id: 'crashes',
    title: 'Crashes of the app',
    endpoints: [...crashEndpoints],
  },
  {
    id: 'signIn',
    title: 'Registering and signing in',
    endpoints: [...signInEndpoints, logout, verifyOtp, findPartners],
  },
  {
    id: 'ownAccount',
    title: 'The own account',
    endpoints: [findOwnAccount, ...ownUserEndpoints, ...ownSessionEndpoints, ...nafathEndpoints],
  },
  {
    id: 'security',
    title: 'Second factor and passkeys',
    endpoints: [...secondFactorEndpoints, ...passkeyEndpoints],
  },
  {
    id: 'subUsers',
    title: 'Sub-users of a subscriber',
    endpoints: [...subUserEndpoints],
  },
  {
    id: 'users',
    title: 'Accounts, for admins',
    endpoints: [...managedUserEndpoints],
  },
  {
    id: 'legal',
    title: 'Terms and privacy policy',
    endpoints: [...legalAcceptanceEndpoints, ...legalDocumentEndpoints],
  },
];

/** Every endpoint under `/v1`. */
export const endpoints: readonly Endpoint[] = [
  calculate,
  calculateMany,
  feeBook,
  ...Object.values(lists).flatMap(({ find, page, create, update, remove }) => [
    find,
    page,
    create,
    update,
    remove,
  ]),
  ...Object.values(pricingPlan),
  ...endpointGroups.flatMap((group) => group.endpoints),
  health,
  healthLive,
  healthReady,
];
