import type { MessageDescriptor } from '@lingui/core';
import type { Html } from '../http/html.ts';
import { calculateSection } from './sections/calculate-section.ts';
import { endpointsSection } from './sections/endpoints-section.ts';
import { errorsSection } from './sections/errors-section.ts';
import { filterSection } from './sections/filter-section.ts';
import { headersSection } from './sections/headers-section.ts';
import { listsSection } from './sections/lists-section.ts';
import { objectsSection } from './sections/objects-section.ts';
import { permissionsSection } from './sections/permissions-section.ts';
import type { Section } from './sections/section-elements.ts';
import { type EndpointGroup, accountGroups } from './words/account-endpoint-words.ts';
import { calculateWords } from './words/calculate-words.ts';
import { errorWords } from './words/error-words.ts';
import { filterWords } from './words/filter-words.ts';
import { headersTitle } from './words/header-words.ts';
import { listWords } from './words/list-words.ts';
import { objectWords } from './words/object-words.ts';
import { permissionWords } from './words/permission-words.ts';
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
const endpointGroups: readonly EndpointGroup[] = [
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

/** A page of the documentation beside the first: the end of its address, its title and its content. */
export interface DocsPage {
  readonly slug: string;
  readonly title: MessageDescriptor;
  readonly write: (section: Section) => Html;
  readonly endpoints: EndpointGroup['endpoints'];
}

const page = (slug: string, title: MessageDescriptor, write: DocsPage['write']): DocsPage => ({
  slug,
  title,
  write,
  endpoints: [],
});

/** Every page, in the order of the index. */
export const docsPages: readonly DocsPage[] = [
  page('calculate', calculateWords.title, calculateSection),
  page('lists', listWords.title, listsSection),
  page('filter', filterWords.title, filterSection),
  ...endpointGroups.map((group) => ({
    slug: group.id,
    title: group.title,
    write: (section: Section) => endpointsSection(section, group),
    endpoints: group.endpoints,
  })),
  page('permissions', permissionWords.title, permissionsSection),
  page('headers', headersTitle, headersSection),
  page('errors', errorWords.title, errorsSection),
  page('objects', objectWords.title, objectsSection),
];
