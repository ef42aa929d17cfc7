/** The heading of a section that the table of contents leads to. */
export const headingStyle = 'scroll-mt-6 text-xl font-semibold text-balance sm:text-2xl';
