import {
  answerEvidenceConsent,
  confirmStatementEvidence,
  findStatementEvidence,
  findStatementRates,
  removeStatementRates,
  saveStatementRates,
  sendStatementEvidence,
} from '@saer/contract/statement-rates';

/** Descriptions of the endpoints for commissions seen on statements. */
export const statementRateGroup = {
  id: 'statementRates',
  title: /*i18n*/ { id: 'docs.statementRates', message: 'Commissions seen on statements' },
  endpoints: [
    [
      findStatementRates,
      /*i18n*/ {
        id: 'docs.statementRates.find',
        message:
          'The rates that calculations of the seller and their sub-users use, and whether the subscriber agreed to send what is seen: `consent` is `null` before they were asked.',
      },
    ],
    [
      saveStatementRates,
      /*i18n*/ {
        id: 'docs.statementRates.save',
        message:
          'Uses rates that at least 3 lines of a statement agree on, each in place of an earlier one for the same store, category and `band`: `all` where the commission has one rate, else `below` and `above` the price where it changes. `replaces` is the rule of the fee table that the lines were compared with: a seen rate replaces no other rule, and none that has a source or was confirmed. Rates are whole or half per cents, months are not in the future.',
      },
    ],
    [
      removeStatementRates,
      /*i18n*/ {
        id: 'docs.statementRates.remove',
        message: 'Stops using all of them: the fee table’s own rates count again.',
      },
    ],
    [
      answerEvidenceConsent,
      /*i18n*/ {
        id: 'docs.statementRates.consent',
        message:
          'Only a subscriber answers, and can change the answer at any time. Without consent nothing that was sent stays; `removed` says how many rates were deleted.',
      },
    ],
    [
      sendStatementEvidence,
      /*i18n*/ {
        id: 'docs.statementRates.send',
        message:
          'Stores seen rates for the admins: store, category, band, rate, month and number of lines, no product, price or name. Without the subscriber’s consent the answer is `consentMissing`. One rate for each store, category, band and month: a later one replaces it. At most 3,000 of one seller.',
      },
    ],
    [
      findStatementEvidence,
      /*i18n*/ {
        id: 'docs.statementRates.evidence',
        message:
          'For each commission: how many sellers’ statements show the rate of the fee table in force and how many another one, and the rates that most of them show. A seller counts once for each figure, with their latest month. Nobody is named.',
      },
    ],
    [
      confirmStatementEvidence,
      /*i18n*/ {
        id: 'docs.statementRates.confirm',
        message:
          'Confirms a rule of which every rate is seen on statements; they become its source. If the fee table in force has the rule, its status changes there. Otherwise the rule is written into the store’s latest draft, or a new copy of the table in force: `isDraft` is true, and two people publish it as always.',
      },
    ],
  ],
} as const;
