/** The choice, in the address of the list of sent messages, of those that did not arrive: the dashboard leads to it. */
export const undelivered = 'undelivered';
