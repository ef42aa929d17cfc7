import { msg } from '@lingui/core/macro';
import { entitlements } from '@saer/contract/entitlements';
import { formatScaled } from '@saer/i18n/format-number';
import { isInstallable } from '../installable.ts';
import type { Part, Topic } from '../topic.ts';

const { subscribed } = entitlements;

const installation: Part = {
  id: 'install',
  title: msg`Install the web app`,
  paragraphs: [
    msg`Chrome and Edge show an install button at the end of the address bar; on a phone it is “Add to Home screen” in the browser’s menu. Saer then opens in its own window, from the desktop or the home screen.`,
  ],
};

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
        ...(isInstallable ? [installation] : []),
      ],
      troubleshooting: [
        {
          id: 'offline',
          title: msg`The connection is gone`,
          answer: msg`A page that is open stays usable: it says that what you see may be old, and saving waits until you are back.`,
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
