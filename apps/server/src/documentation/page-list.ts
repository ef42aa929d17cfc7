import { type EndpointGroup, endpointGroups } from '@saer/contract/endpoints';
import type { Html } from '../http/replies/html.ts';
import { calculateSection } from './sections/calculate-section.ts';
import { endpointsSection } from './sections/endpoints-section.ts';
import { errorsSection, headersSection, permissionsSection } from './sections/call-sections.ts';
import { filterSection } from './sections/filter-section.ts';
import { listsSection, objectsSection } from './sections/object-sections.ts';
import type { Section } from './sections/section-elements.ts';

/** A page of the documentation beside the first: the end of its address, its title and its content. */
export interface DocsPage {
  readonly slug: string;
  readonly title: string;
  readonly write: (section: Section) => Html;
  readonly endpoints: EndpointGroup['endpoints'];
}

const page = (slug: string, title: string, write: DocsPage['write']): DocsPage => ({
  slug,
  title,
  write,
  endpoints: [],
});

/** Every page, in the order of the index. */
export const docsPages: readonly DocsPage[] = [
  page('calculate', 'Calculate a price', calculateSection),
  page('lists', 'Stores, families and fees', listsSection),
  page('filter', 'Filter a list', filterSection),
  ...endpointGroups.map((group) => ({
    slug: group.id,
    title: group.title,
    write: (section: Section) => endpointsSection(section, group),
    endpoints: group.endpoints,
  })),
  page('permissions', 'Permissions', permissionsSection),
  page('headers', 'Headers of every call', headersSection),
  page('errors', 'Errors', errorsSection),
  page('objects', 'Objects', objectsSection),
];
