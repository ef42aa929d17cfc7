/** Maximum days of a session, even if it is used. Why: decision 0021. */
export const sessionDays = 30;
