import { msg } from '@lingui/core/macro';
import { lazyRouteComponent } from '@tanstack/react-router';
import {
  ChartColumn,
  Download,
  ListChecks,
  Megaphone,
  MessageCircleQuestionMark,
  Monitor,
  Settings,
} from 'lucide-react';
import type { PageDefinition } from './page-definition.ts';

/** Pages by which admins run the site: its counts, its work in the background, its crashes and its settings. */
export const operationPages = {
  '/admin/statistics': {
    title: msg`Visits and use`,
    component: lazyRouteComponent(
      () => import('../features/statistics/statistics-page.tsx'),
      'StatisticsPage',
    ),
    messages: ['dashboard', 'errors', 'admin-errors'],
    nav: {
      group: 'people',
      alsoCalled: 'statistics visits counts analytics إحصاءات الزيارات',
      icon: ChartColumn,
    },
  },
  '/admin/notifications': {
    title: msg`News and messages`,
    component: lazyRouteComponent(
      () => import('../features/notifications/announcements/announcements-page.tsx'),
      'AnnouncementsPage',
    ),
    messages: ['notifications', 'errors', 'admin-errors'],
    nav: {
      group: 'people',
      alsoCalled: 'announcements notifications emails sms messages delivery إعلانات إشعارات رسائل بريد',
      icon: Megaphone,
    },
  },
  '/admin/survey': {
    title: msg`Survey of sellers`,
    component: lazyRouteComponent(() => import('../features/survey/survey-page.tsx'), 'SurveyPage'),
    messages: ['dashboard', 'errors', 'admin-errors'],
    nav: {
      group: 'people',
      alsoCalled: 'survey feedback opinions answers استبيان آراء البائعين',
      icon: MessageCircleQuestionMark,
    },
  },
  '/admin/jobs': {
    title: msg`Background jobs`,
    component: lazyRouteComponent(() => import('../features/jobs/jobs-page.tsx'), 'JobsPage'),
    messages: ['dashboard', 'errors', 'admin-errors'],
    nav: {
      group: 'people',
      alsoCalled: 'jobs background failures queue mails مهام الخلفية الأعطال الطوابير',
      icon: ListChecks,
    },
  },
  '/admin/errors': {
    title: msg`Crashes of the app`,
    component: lazyRouteComponent(() => import('../features/crashes/crashes-page.tsx'), 'CrashesPage'),
    messages: ['dashboard', 'errors', 'admin-errors'],
    nav: {
      group: 'people',
      alsoCalled: 'errors bugs reports أخطاء',
      icon: Monitor,
    },
  },
  '/admin/download': {
    title: msg`Releases of the desktop app`,
    component: lazyRouteComponent(
      () => import('../features/releases/admin/releases-page.tsx'),
      'ReleasesPage',
    ),
    messages: ['releases-admin', 'errors', 'admin-errors'],
    nav: {
      group: 'people',
      alsoCalled: 'releases download desktop versions إصدارات تنزيل سطح المكتب',
      icon: Download,
    },
  },
  '/admin/settings': {
    title: msg`Site settings`,
    component: lazyRouteComponent(
      () => import('../features/site-settings/site-settings-page.tsx'),
      'SiteSettingsPage',
    ),
    messages: ['dashboard', 'errors', 'admin-errors'],
    nav: {
      group: 'people',
      alsoCalled: 'announcement support limits schedules إعلان الدعم',
      icon: Settings,
    },
  },
} as const satisfies Readonly<Record<string, PageDefinition>>;
