import {
  answerSurvey,
  countSurveyResponses,
  dismissSurvey,
  exportSurveyResponses,
  findSurvey,
  pageSurveyResponses,
} from '@saer/contract/survey';
import type { EndpointGroup } from './account-endpoint-words.ts';

/** Words about the survey. */
export const surveyGroups: readonly EndpointGroup[] = [
  {
    id: 'survey',
    title: /*i18n*/ { id: 'docs.survey', message: 'Survey' },
    endpoints: [
      [
        findSurvey,
        /*i18n*/ {
          id: 'docs.survey.find',
          message:
            'True while the setting `survey` is on, for a subscriber with ten saved products or more, examples not counted, who has neither answered nor closed the survey. After “later” it is false for 14 days.',
        },
      ],
      [
        answerSurvey,
        /*i18n*/ {
          id: 'docs.survey.answer',
          message:
            'Saves whether the price is what the seller expected and, if they like, in up to 1,000 characters what is missing. There is one answer an account: another one replaces it. Refused with `notAllowed` while the setting is off or the seller has fewer than ten products.',
        },
      ],
      [
        dismissSurvey,
        /*i18n*/ {
          id: 'docs.survey.dismiss',
          message:
            'Closes the survey for good (`CLOSED`), or for 14 days (`LATER`). An answer stays one, and what is closed stays closed: `state` says what holds. Refused like an answer.',
        },
      ],
      [
        pageSurveyResponses,
        /*i18n*/ {
          id: 'docs.survey.page',
          message:
            'Answers, and who closed or postponed the survey, the latest first. Filtered and sorted by `state`, `opinion`, `changedAt` and `accountId`; `search` looks in the texts.',
        },
      ],
      [
        countSurveyResponses,
        /*i18n*/ {
          id: 'docs.survey.count',
          message: 'Responses by `state`, answers by `opinion`, and how many say what is missing.',
        },
      ],
      [
        exportSurveyResponses,
        /*i18n*/ {
          id: 'docs.survey.export',
          message: 'All rows of the list that a filter finds, as CSV, regardless of its page.',
        },
      ],
    ],
  },
];
