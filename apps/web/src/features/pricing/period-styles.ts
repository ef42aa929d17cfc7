/** The ids of the switch between the periods, by which the style sheet shows the prices of one of them. */
export const periodIds = { MONTHLY: 'period-monthly', YEARLY: 'period-yearly' } as const;

/** The part of the page that the switch is in, with all that follows it. */
export const periodScope = 'group/period';

/** Visible while a period is chosen: it works before any script, and without. */
export const whileMonthly = 'group-has-[#period-yearly:checked]/period:hidden';
export const whileYearly = 'group-has-[#period-monthly:checked]/period:hidden';
