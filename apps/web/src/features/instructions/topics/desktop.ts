import { msg } from '@lingui/core/macro';
import { entitlements } from '@saer/contract/subscriptions/entitlements';
import { formatScaled } from '@saer/i18n/format-number';
import type { Topic } from '../topic.ts';

const { subscribed } = entitlements;

export const desktop: Topic = {
  summary: msg`What works on a computer today, and which limits hold.`,
  content: () => {
    const most = formatScaled(subscribed.desktopSheetRows, 0);
    return {
      steps: [
        { text: msg`Open Saer in a browser and sign in: nothing has to be installed.` },
        {
          text: msg`Press Ctrl + K (Cmd + K on a Mac) on any page to go to another page, a product or a category.`,
        },
        {
          text: msg`In the grid of a sheet, Ctrl + / shows the keyboard shortcuts: copying from and to Excel, filling down, finding and replacing.`,
        },
      ],
      parts: [
        {
          id: 'no-desktop-app',
          title: msg`There is no separate desktop app yet`,
          paragraphs: [
            msg`In the browser, ${subscribed.sheetRows} rows of a sheet are saved at a time; larger files are saved part after part. The limit of ${most} rows at a time is that of a desktop app, and holds for programs that call the API as one.`,
          ],
        },
        {
          id: 'install',
          title: msg`Install the web app`,
          paragraphs: [
            msg`Open the calculator in Chrome or Edge: an install button appears at the end of the address bar. On a phone choose “Add to Home screen” in the browser’s menu. Saer then opens in its own window.`,
          ],
        },
        {
          id: 'without-connection',
          title: msg`Without a connection`,
          paragraphs: [
            msg`After one visit the calculator and your saved products open without a connection. Prices name the fee table and the day they come from. What you save waits in this browser, and is sent when you are back.`,
            msg`The start page, sheets, history and pictures need a connection, and say so.`,
          ],
        },
      ],
      troubleshooting: [
        {
          id: 'offline',
          title: msg`The connection is gone`,
          answer: msg`Go on in the calculator or in your products. A bar says that you are offline; do not sign out before what you saved has been sent.`,
        },
        {
          id: 'old-version',
          title: msg`“Update required”`,
          answer: msg`The page is older than the server. Load it again; what you typed stays.`,
        },
      ],
      links: [{ title: msg`Open your start page`, href: '/user' }],
    };
  },
};
