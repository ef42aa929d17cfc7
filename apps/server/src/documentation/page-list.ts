import type { MessageDescriptor } from '@lingui/core';
import type { Html } from '../http/html.ts';
import { endpointGroups } from './endpoint-groups.ts';
import { calculateSection } from './sections/calculate-section.ts';
import { endpointsSection } from './sections/endpoints-section.ts';
import { errorsSection } from './sections/errors-section.ts';
import { filterSection } from './sections/filter-section.ts';
import { headersSection } from './sections/headers-section.ts';
import { listsSection } from './sections/lists-section.ts';
import { objectsSection } from './sections/objects-section.ts';
import { permissionsSection } from './sections/permissions-section.ts';
import type { Section } from './sections/section-elements.ts';
import type { EndpointGroup } from './words/account-endpoint-words.ts';
import { calculateWords } from './words/calculate-words.ts';
import { errorWords } from './words/error-words.ts';
import { filterWords } from './words/filter-words.ts';
import { headersTitle } from './words/header-words.ts';
import { listWords } from './words/list-words.ts';
import { objectWords } from './words/object-words.ts';
import { permissionWords } from './words/permission-words.ts';

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
