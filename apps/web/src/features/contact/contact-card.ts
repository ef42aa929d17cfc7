/** A card of the contact page. */
export const contactCard = 'relative min-w-0 rounded-card border border-line bg-surface p-5 sm:p-6';
