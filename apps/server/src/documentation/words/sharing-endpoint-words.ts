import { shareAnswer, shareCard } from '@saer/contract/sharing';
import {
  createScenario,
  findScenario,
  pageScenarios,
  removeScenarios,
  renameScenario,
  updateScenario,
} from '@saer/contract/scenario';
import { findJobs, runJob } from '@saer/contract/job';
import { exportStatistics, findStatistics } from '@saer/contract/statistics';
import type { EndpointGroup } from './account-endpoint-words.ts';

/** Descriptions of shared answers. */
export const sharingGroups: readonly EndpointGroup[] = [
  {
    id: 'sharing',
    title: /*i18n*/ { id: 'docs.sharing', message: 'Shared answers' },
    endpoints: [
      [
        shareAnswer,
        /*i18n*/ {
          id: 'docs.sharing.share',
          message:
            'Prices a calculation, given as the query of the calculator’s address, and returns a token for its answer: the page is `/s/TOKEN`, the picture `GET /share/card`. The token is encrypted and holds the price, the store and the first day of its fees, and the profit and the category only if you want that; never the cost, the target, the name or the barcode. Nothing is stored. It expires after 90 days.',
        },
      ],
      [
        shareCard,
        /*i18n*/ {
          id: 'docs.sharing.card',
          message:
            'The answer of a token as a picture for link previews, in the token’s language. A token that is invalid or has expired leads to the general picture of the site. Pictures are cached; at most 30 new ones are drawn for an address in a minute.',
        },
      ],
    ],
  },
];

/** Descriptions of scenarios. */
export const scenarioGroups: readonly EndpointGroup[] = [
  {
    id: 'scenarios',
    title: /*i18n*/ { id: 'docs.scenarios', message: 'Scenarios' },
    endpoints: [
      [
        pageScenarios,
        /*i18n*/ {
          id: 'docs.scenarios.page',
          message:
            'Calculations saved beside each other, a page at a time: a seller and their sub-users see the same ones, those changed last first. Filter and sort by `name`, `createdAt` and `updatedAt`; `search` looks in names. `inputs` holds the fields of the calculator as they were typed, under their names in its address; figures are not saved, since they follow from the inputs and the fees of the day.',
        },
      ],
      [
        findScenario,
        /*i18n*/ {
          id: 'docs.scenarios.find',
          message: 'One scenario by key. Another seller’s is answered as missing.',
        },
      ],
      [
        createScenario,
        /*i18n*/ {
          id: 'docs.scenarios.create',
          message:
            'One to four `columns`, each with the calculator’s fields in `inputs`; fields that are left out have their defaults. 500 scenarios at most for a seller, else `tooManyScenarios`. `saveKey` is a UUID of the client: the same key with the same content returns the one scenario that was created, with other content it is refused with `saveKeyUsed`.',
        },
      ],
      [
        updateScenario,
        /*i18n*/ {
          id: 'docs.scenarios.update',
          message:
            'Replaces name and columns. `version` is the one that was read; where somebody has changed the scenario since, the answer is `rowChanged`.',
        },
      ],
      [
        renameScenario,
        /*i18n*/ {
          id: 'docs.scenarios.rename',
          message: 'Changes the name only, on the same condition.',
        },
      ],
      [
        removeScenarios,
        /*i18n*/ {
          id: 'docs.scenarios.remove',
          message: 'Deletes up to 100 scenarios: all of them or none.',
        },
      ],
    ],
  },
];

/** Descriptions of the counts. */
export const statisticsGroups: readonly EndpointGroup[] = [
  {
    id: 'statistics',
    title: /*i18n*/ { id: 'docs.statistics', message: 'Visits and use' },
    endpoints: [
      [
        findStatistics,
        /*i18n*/ {
          id: 'docs.statistics.find',
          message:
            'Counts of the last 30, 90 or 365 days in Riyadh, today included: visits by page and language, calculations, registrations and plans. They are counted without cookies, addresses or anything else about a person, and deleted after three years.',
        },
      ],
      [
        exportStatistics,
        /*i18n*/ {
          id: 'docs.statistics.export',
          message: 'The same as a file: a row a day; an .xlsx workbook also has a row a page.',
        },
      ],
    ],
  },
  {
    id: 'jobs',
    title: /*i18n*/ { id: 'docs.jobs', message: 'Work in the background' },
    endpoints: [
      [
        findJobs,
        /*i18n*/ {
          id: 'docs.jobs.find',
          message:
            'Every kind of job of all server processes: its schedule (`cron`, five fields, in Riyadh’s time), what runs (`runningSince`), the last run that went well and is still recorded (`endedAt`), how many wait, and how many failed at their last try; then the 100 newest of those, with the error and the next try. `nextAt` is null for a job that was given up.',
        },
      ],
      [
        runJob,
        /*i18n*/ {
          id: 'docs.jobs.run',
          message:
            'Runs a repeated job as soon as possible. Of each kind one runs at a time; nothing is added while one waits.',
        },
      ],
    ],
  },
];
