import {
  assignContactMessage,
  contactForm,
  decideContactMessage,
  exportContactMessages,
  findContactAssignees,
  findContactPicture,
  findContactThread,
  markContactSpam,
  noteContactMessage,
  pageContactMessages,
  removeContactMessages,
  replyToContactMessage,
  sendContactMessage,
} from '@saer/contract/contact';
import {
  createNewsletterIssue,
  exportNewsletterSubscribers,
  pageNewsletterIssues,
  pageNewsletterSubscribers,
  removeNewsletterIssue,
  removeNewsletterSubscribers,
  sendNewsletterIssue,
  subscribeToNewsletter,
  testNewsletterIssue,
  updateNewsletterIssue,
} from '@saer/contract/newsletter';
import type { EndpointGroup } from './account-endpoint-words.ts';

/** Descriptions of the endpoints for contact messages and the newsletter. */
export const contactGroups: readonly EndpointGroup[] = [
  {
    id: 'contact',
    title: /*i18n*/ { id: 'docs.contact', message: 'Contact messages' },
    endpoints: [
      [
        contactForm,
        /*i18n*/ {
          id: 'docs.contact.form',
          message:
            'A ticket for one message, valid for a day, and our address and phone number where we have set them.',
        },
      ],
      [
        sendContactMessage,
        /*i18n*/ {
          id: 'docs.contact.send',
          message:
            'Sends a message of 10 to 5,000 characters with 3 links at most, and a picture if you like; returns its number, which a mail repeats. With the `thread` of a reply’s link it continues that conversation. The same ticket with the same message is the same message. A signed-in sender’s message is linked to their account.',
        },
      ],
      [
        pageContactMessages,
        /*i18n*/ {
          id: 'docs.contact.page',
          message:
            'Contact messages, the newest first. Searched by number, name, email and the beginning of the message; filtered by `state`, `assigneeId`, `language` and the times.',
        },
      ],
      [
        findContactThread,
        /*i18n*/ {
          id: 'docs.contact.thread',
          message: 'A message with every further message, reply and note, the oldest first.',
        },
      ],
      [
        findContactPicture,
        /*i18n*/ { id: 'docs.contact.picture', message: 'The picture of an entry, encoded by us as WebP.' },
      ],
      [
        decideContactMessage,
        /*i18n*/ {
          id: 'docs.contact.decide',
          message:
            'Takes (`take`), closes, reopens, or marks a message as spam or as none. What is not possible in its state is refused with 409 and changes nothing.',
        },
      ],
      [
        assignContactMessage,
        /*i18n*/ {
          id: 'docs.contact.assign',
          message: 'Assigns a message to an active admin; null to nobody.',
        },
      ],
      [
        replyToContactMessage,
        /*i18n*/ {
          id: 'docs.contact.reply',
          message:
            'Answers by mail, in the conversation of the earlier mails. With `awaitsAnswer` it waits for the sender, else it is answered. The same `key` is the same reply.',
        },
      ],
      [
        noteContactMessage,
        /*i18n*/ { id: 'docs.contact.note', message: 'Adds a note that only admins see.' },
      ],
      [
        markContactSpam,
        /*i18n*/ {
          id: 'docs.contact.spam',
          message: 'Marks up to 100 messages as spam. Spam is erased after 30 days.',
        },
      ],
      [
        removeContactMessages,
        /*i18n*/ {
          id: 'docs.contact.remove',
          message: 'Erases up to 100 messages for good, with everything written since.',
        },
      ],
      [
        findContactAssignees,
        /*i18n*/ { id: 'docs.contact.assignees', message: 'The active admins, by name.' },
      ],
      [
        exportContactMessages,
        /*i18n*/ {
          id: 'docs.contact.export',
          message: 'All messages that a filter finds, as CSV, regardless of its page.',
        },
      ],
    ],
  },
  {
    id: 'newsletter',
    title: /*i18n*/ { id: 'docs.newsletter', message: 'Newsletter' },
    endpoints: [
      [
        subscribeToNewsletter,
        /*i18n*/ {
          id: 'docs.newsletter.subscribe',
          message:
            'Asks for the newsletter in the language of the call; a mail with a link asks to confirm it within 48 hours. The answer is the same for every address. `consent` is the version of the text that was shown.',
        },
      ],
      [
        pageNewsletterSubscribers,
        /*i18n*/ {
          id: 'docs.newsletter.subscribers',
          message:
            'Subscribers with the proof of their consent, the newest first. Searched by email; filtered by `state`, `language` and the times.',
        },
      ],
      [
        exportNewsletterSubscribers,
        /*i18n*/ {
          id: 'docs.newsletter.export',
          message: 'All subscribers that a filter finds, as CSV, with the proof of their consent.',
        },
      ],
      [
        removeNewsletterSubscribers,
        /*i18n*/ { id: 'docs.newsletter.erase', message: 'Erases up to 100 subscribers for good.' },
      ],
      [
        pageNewsletterIssues,
        /*i18n*/ {
          id: 'docs.newsletter.issues',
          message: 'Newsletters, the newest first, and how many subscribers would get one now.',
        },
      ],
      [
        createNewsletterIssue,
        /*i18n*/ {
          id: 'docs.newsletter.create',
          message: 'Saves a newsletter in both languages as a draft: plain text, with addresses as links.',
        },
      ],
      [updateNewsletterIssue, /*i18n*/ { id: 'docs.newsletter.update', message: 'Changes a draft.' }],
      [removeNewsletterIssue, /*i18n*/ { id: 'docs.newsletter.remove', message: 'Deletes a draft.' }],
      [
        testNewsletterIssue,
        /*i18n*/ {
          id: 'docs.newsletter.test',
          message: 'Sends a newsletter to the own address, in both languages.',
        },
      ],
      [
        sendNewsletterIssue,
        /*i18n*/ {
          id: 'docs.newsletter.send',
          message:
            'Sends a draft to every confirmed subscriber, in batches; nobody gets it twice. While nobody has confirmed, the answer is `contactTransition` and it stays a draft. Each mail carries the headers of RFC 8058.',
        },
      ],
    ],
  },
];
