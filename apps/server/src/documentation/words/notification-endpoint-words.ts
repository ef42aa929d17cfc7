import * as announcement from '@saer/contract/announcement';
import * as delivery from '@saer/contract/message-delivery';
import * as notification from '@saer/contract/notification';
import * as push from '@saer/contract/push';
import { findReportAddresses } from '@saer/contract/partner';
import type { EndpointGroup } from './account-endpoint-words.ts';

/** Descriptions of notifications and announcements. */
export const notificationGroups: readonly EndpointGroup[] = [
  {
    id: 'notifications',
    title: /*i18n*/ { id: 'docs.notifications', message: 'Notifications' },
    endpoints: [
      [
        notification.pageNotifications,
        /*i18n*/ {
          id: 'docs.notifications.page',
          message:
            'The own notifications in the language of the call, the newest first. `href` is a path of the app. Those read are deleted after 90 days, all after a year.',
        },
      ],
      [
        notification.notifications,
        /*i18n*/ { id: 'docs.notifications.own', message: 'The same at the path of the resource.' },
      ],
      [
        notification.findNotificationState,
        /*i18n*/ {
          id: 'docs.notifications.state',
          message:
            'How many are unread, at most 100, and the ten newest. `GET /notification/stream` follows them without asking again: server-sent events, each with `unread` and `newestId`, the first at once. A client that comes back after a break is told how things stand then, so nothing is missed or told twice. It takes the same headers as any call; one account has at most 8 such connections, of which the oldest gives way.',
        },
      ],
      [
        notification.markNotifications,
        /*i18n*/ {
          id: 'docs.notifications.mark',
          message:
            'Marks those in `ids`, or all: with `upTo` only those up to the newest one that was seen, so that one that arrives meanwhile stays unread.',
        },
      ],
      [
        notification.removeNotifications,
        /*i18n*/ {
          id: 'docs.notifications.remove',
          message: '`removed` lists those that were there and the own ones.',
        },
      ],
      [
        notification.pageNotificationEmails,
        /*i18n*/ {
          id: 'docs.notifications.email',
          message:
            'Emails of the last 90 days without what they said: to the own account, for admins all. `SENT` says that the mail server took it; `DELIVERED` and `BOUNCED` are what was reported later. `failure` says why it is not where it should be; `lastError` is for admins alone.',
        },
      ],
      [
        notification.pageNotificationSms,
        /*i18n*/ {
          id: 'docs.notifications.sms',
          message: 'The same of SMS.',
        },
      ],
      [
        notification.findNotificationSettings,
        /*i18n*/ {
          id: 'docs.notifications.settings',
          message:
            'Every channel of every kind that the role can get. `isFixed`: it cannot be switched off, since law, safety or the service itself demands it.',
        },
      ],
      [
        notification.updateNotificationSettings,
        /*i18n*/ {
          id: 'docs.notifications.updateSettings',
          message:
            'Only what is sent changes. Quiet hours are minutes of the day in Riyadh; emails, SMS and messages to screens wait for their end, but for those about the security of the account.',
        },
      ],
      [
        push.findPushTargets,
        /*i18n*/ {
          id: 'docs.push.find',
          message:
            'Devices on whose screens notifications are shown. `publicKey` is the VAPID key that a browser subscribes with; null where the operator has not switched this on. `isStandIn`: a local stand-in takes the place of browsers’ push services.',
        },
      ],
      [
        push.addPushTarget,
        /*i18n*/ {
          id: 'docs.push.add',
          message:
            'A browser’s subscription, or a token of Firebase Cloud Messaging where the operator uses it; `standIn` where the local stand-in is used. It belongs to the session of the call and ends with it; a device that its service no longer knows is removed. An account has 20 at most, the newest.',
        },
      ],
      [
        push.removePushTarget,
        /*i18n*/ { id: 'docs.push.remove', message: 'A device of the own account, of whichever session.' },
      ],
      [
        delivery.clearOwnAddress,
        /*i18n*/ {
          id: 'docs.notifications.ownAddress',
          message:
            'Where mail to the own address came back for good, messages that can be switched off are not sent to it, until it changes or its owner says by this that it takes mail again.',
        },
      ],
    ],
  },
  {
    id: 'messages',
    title: /*i18n*/ { id: 'docs.messages', message: 'Messages that failed' },
    endpoints: [
      [
        delivery.findMessage,
        /*i18n*/ {
          id: 'docs.messages.one',
          message:
            'One email or SMS by its number. `text` is shown of messages that hold no code and open no account, without the addresses of their links. The text of a message that failed stays for 14 days, that of one that a provider took does not.',
        },
      ],
      [
        delivery.correctMessage,
        /*i18n*/ {
          id: 'docs.messages.correct',
          message:
            'Corrects where this one message goes, never one with a code or about somebody’s access; the address of an account stays as it is. `recipient` is the address that the caller saw.',
        },
      ],
      [
        delivery.previewResend,
        /*i18n*/ {
          id: 'docs.messages.reach',
          message: 'How many messages of a scope can be sent again now, and when the oldest was written.',
        },
      ],
      [
        delivery.resendMessages,
        /*i18n*/ {
          id: 'docs.messages.send',
          message:
            'Sends those again that failed and whose text is kept, each under its id, and once however many ask. `gaveUp`: all of a channel that no provider could be reached for.',
        },
      ],
      [
        delivery.clearAddress,
        /*i18n*/ {
          id: 'docs.messages.address',
          message: 'Takes the address of this email for one that takes mail again.',
        },
      ],
      [
        findReportAddresses,
        /*i18n*/ {
          id: 'docs.messages.reports',
          message:
            'The addresses that are entered at providers, for super admins; others get null. A mail server posts its report (RFC 3464) to that of emails, or a script a JSON object with `messageId`, `state` (`delivered`, `bounced` or `complained`), `isPermanent`, `reason` and `at`.',
        },
      ],
    ],
  },
  {
    id: 'announcements',
    title: /*i18n*/ { id: 'docs.announcements', message: 'Announcements' },
    endpoints: [
      [
        announcement.pageAnnouncements,
        /*i18n*/ {
          id: 'docs.announcements.page',
          message:
            'The newest first. `delivery` counts now: in how many lists it is and how many have read it, and its emails by state.',
        },
      ],
      [
        announcement.previewAnnouncement,
        /*i18n*/ {
          id: 'docs.announcements.audience',
          message:
            'Counts the accounts of an audience, those of them that take announcements by email, and names the first 20. Accounts that are leaving are in none.',
        },
      ],
      [
        announcement.createAnnouncement,
        /*i18n*/ {
          id: 'docs.announcements.create',
          message: 'Saves a draft. `href` is a path of the app’s own pages.',
        },
      ],
      [
        announcement.updateAnnouncement,
        /*i18n*/ {
          id: 'docs.announcements.update',
          message: 'Only a draft can be changed.',
        },
      ],
      [
        announcement.removeAnnouncement,
        /*i18n*/ {
          id: 'docs.announcements.remove',
          message: 'A draft, or one that was withdrawn before it reached anybody.',
        },
      ],
      [
        announcement.sendAnnouncement,
        /*i18n*/ {
          id: 'docs.announcements.send',
          message:
            'Without `sendAt` a job sends it at once, else at that time. The audience is who belongs to it then. Refused for an audience without an account.',
        },
      ],
      [
        announcement.withdrawAnnouncement,
        /*i18n*/ {
          id: 'docs.announcements.withdraw',
          message:
            'Ends the schedule, takes back emails that wait and notifications that are unread. What was read or sent stays.',
        },
      ],
    ],
  },
];
