import { msg } from '@lingui/core/macro';
import type { Topic } from '../topic.ts';

export const team: Topic = {
  summary: msg`Give the people you work with their own sign-in, without sharing your password.`,
  content: () => ({
    steps: [
      { text: msg`Open “Sub-users” in your account.`, picture: 'team' },
      { text: msg`Choose “Add a sub-user”, and enter name, email and mobile.` },
      { text: msg`They get an email with a link to set their own password, and then see your products.` },
      {
        text: msg`When somebody leaves, remove them here: their access ends at once, and their changes stay in the history.`,
      },
    ],
    parts: [
      {
        id: 'may',
        title: msg`What a sub-user may do`,
        paragraphs: [
          msg`They work with your products as you do: price, save, upload sheets and reprice, within the limits of your plan.`,
          msg`They cannot pay, see invoices, add other users, or delete your account. The history names who changed what.`,
        ],
      },
      {
        id: 'how-many',
        title: msg`How many`,
        paragraphs: [
          msg`Your plan says how many people may use it, you included. Without a plan it is you alone.`,
        ],
      },
    ],
    troubleshooting: [
      {
        id: 'no-mail',
        title: msg`The invitation did not arrive`,
        answer: msg`Ask them to look among unwanted mail, and check the address in the list. On the sign-in page “Forgot your password?” sends them a code to set one.`,
      },
      {
        id: 'full',
        title: msg`“Your plan has no more users”`,
        answer: msg`Remove a sub-user who no longer works with you, or choose a larger plan.`,
      },
    ],
    links: [{ title: msg`Open “Sub-users”`, href: '/account/settings/manage-subscription-users' }],
  }),
};
