import { accountGroups, type EndpointGroup } from './words/account-endpoint-words.ts';
import { contactGroups } from './words/contact-endpoint-words.ts';
import { categoryGroups } from './words/category-endpoint-words.ts';
import { savedProductGroups } from './words/saved-product-endpoint-words.ts';
import { feeGroups } from './words/fee-endpoint-words.ts';
import { fileGroups } from './words/file-endpoint-words.ts';
import { historyGroups } from './words/history-endpoint-words.ts';
import { legalGroups } from './words/legal-endpoint-words.ts';
import { paymentGroups } from './words/payment-endpoint-words.ts';
import { productGroups } from './words/product-endpoint-words.ts';
import { settingGroups } from './words/setting-endpoint-words.ts';
import { releaseGroups } from './words/release-endpoint-words.ts';
import { searchGroups } from './words/search-endpoint-words.ts';
import { notificationGroups } from './words/notification-endpoint-words.ts';
import { scenarioGroups, sharingGroups, statisticsGroups } from './words/sharing-endpoint-words.ts';
import { surveyGroups } from './words/survey-endpoint-words.ts';
import { sheetGroups } from './words/sheet-endpoint-words.ts';
import { subscriptionGroups } from './words/subscription-endpoint-words.ts';

/** Endpoints other than calculation and lists, in the order of the page. */
export const endpointGroups: readonly EndpointGroup[] = [
  ...productGroups,
  ...scenarioGroups,
  ...sharingGroups,
  ...sheetGroups,
  ...categoryGroups,
  ...savedProductGroups,
  ...surveyGroups,
  ...fileGroups,
  ...releaseGroups,
  ...feeGroups,
  ...historyGroups,
  ...notificationGroups,
  ...statisticsGroups,
  ...searchGroups,
  ...subscriptionGroups,
  ...paymentGroups,
  ...contactGroups,
  ...settingGroups,
  ...accountGroups,
  ...legalGroups,
];
