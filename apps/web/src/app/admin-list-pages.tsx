import { lists } from '@saer/contract/lists/all';
import type { Page } from '@saer/contract/site/pages';
import { lazyRouteComponent } from '@tanstack/react-router';
import { Boxes, FolderTree, Layers, List, Store, Tag, Warehouse } from 'lucide-react';
import { isPagedList, type PagedList } from '../features/lists/admin-list-types.ts';
import type { NavEntry, PageDefinition } from './page-definition.ts';

/** Addresses of the pages that edit a list. */
export type ListPath = NonNullable<(typeof lists)[PagedList]['adminPage']>;

const ListPage = lazyRouteComponent(() => import('../features/lists/list/list-page.tsx'), 'ListPage');

/** Says how people find the lists, in the order of the navigation. A list that is not here follows under its labels. */
const listNav: { readonly [N in PagedList]?: Partial<NavEntry> } = {
  productFamily: { alsoCalled: 'families list عائلات المنتجات', icon: Boxes },
  productSubFamily: {
    alsoCalled: 'sub families add list العائلات الفرعية إضافة',
    icon: FolderTree,
  },
  productType: { alsoCalled: 'types list أنواع المنتجات', icon: Tag },
  store: { alsoCalled: 'stores marketplaces noon amazon المتاجر', icon: Store },
  classificationCategory: {
    group: 'fees',
    alsoCalled: 'classification category تصنيفات فئات الحجم',
    icon: Layers,
  },
  serviceFee: {
    group: 'fees',
    alsoCalled: 'service fees storage removal returns رسوم الخدمات التخزين السحب المرتجعات',
    icon: Warehouse,
  },
};

const toPath = (of: PagedList): Page => lists[of].adminPage;

const listPage = (of: PagedList): PageDefinition => {
  const { labels } = lists[of];
  return {
    title: labels,
    component: (props) => <ListPage of={of} title={props.title} />,
    messages: ['lists', 'errors', 'admin-errors'],
    nav: { group: 'lists', alsoCalled: `${labels.en.many} ${labels.ar.many}`, icon: List, ...listNav[of] },
  };
};

const names = new Set<string>([...Object.keys(listNav), ...Object.keys(lists)]);

/** The page of every list that has the common one, by its address. */
export const adminListPages: Readonly<Record<string, PageDefinition>> = Object.fromEntries(
  [...names].filter(isPagedList).map((of) => [toPath(of), listPage(of)]),
);
