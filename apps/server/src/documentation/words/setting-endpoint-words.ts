import { decideCrash, findCrashes, reportCrash } from '@saer/contract/crash';
import { findAllSettings, findSettings, resetSetting, saveSetting } from '@saer/contract/setting-endpoints';
import type { EndpointGroup } from './account-endpoint-words.ts';

/** Words about the settings of the site and crashes of the app. */
export const settingGroups: readonly EndpointGroup[] = [
  {
    id: 'settings',
    title: /*i18n*/ { id: 'docs.settings', message: 'Settings of the site' },
    endpoints: [
      [
        findSettings,
        /*i18n*/ {
          id: 'docs.settings.find',
          message:
            'What everybody may know: how to reach the operator, the announcement that holds now, which features are on, and the VAT in percent that a new calculation begins with.',
        },
      ],
      [
        findAllSettings,
        /*i18n*/ {
          id: 'docs.settings.all',
          message:
            'Every setting with its value, its usual value (from the operator’s environment, or built in), its version, and who changed it last; and the caller’s own network address.',
        },
      ],
      [
        saveSetting,
        /*i18n*/ {
          id: 'docs.settings.save',
          message:
            'Sets one setting; an error of its value names the field `value`. `version` is the one that was read, 0 for a setting that was never set; an outdated one is answered with `rowChanged`. The value holds in every process at once, and the change is in the history. Addresses for admins (`adminAddresses`) that do not include the caller’s own are refused.',
        },
      ],
      [
        resetSetting,
        /*i18n*/ { id: 'docs.settings.reset', message: 'Gives a setting its usual value again.' },
      ],
    ],
  },
  {
    id: 'crashes',
    title: /*i18n*/ { id: 'docs.crashes', message: 'Crashes of the app' },
    endpoints: [
      [
        reportCrash,
        /*i18n*/ {
          id: 'docs.crashes.report',
          message:
            'Reports a crash. Email addresses, long numbers, tokens, folders and what follows `?` or `#` are removed before it is stored, the text is shortened, and nothing about the caller is stored with it. At most 30 reports an hour are taken from one network.',
        },
      ],
      [
        findCrashes,
        /*i18n*/ {
          id: 'docs.crashes.find',
          message:
            'At most 500 crashes, the open ones first: reports with the same message, place in the code and version are one, with their `count`, the first and the last time, and the pages. A crash that is not seen for 90 days is deleted.',
        },
      ],
      [
        decideCrash,
        /*i18n*/ {
          id: 'docs.crashes.decide',
          message:
            'Marks a crash as resolved, or as open. A resolved one is open again when it is reported again.',
        },
      ],
    ],
  },
];
