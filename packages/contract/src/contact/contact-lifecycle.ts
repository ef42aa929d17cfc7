/** The life of a contact message as data: the server enforces it, buttons and documentation follow from it. */

/** WAITING: we asked the sender something. ANSWERED: nothing more is expected of either. */
export const contactStates = ['NEW', 'OPEN', 'WAITING', 'ANSWERED', 'CLOSED', 'SPAM'] as const;
export type ContactState = (typeof contactStates)[number];

/** States in which somebody of ours must do something. */
export const pendingContactStates: readonly ContactState[] = ['NEW', 'OPEN'];

/** Days after which spam is erased. */
export const spamDays = 30;
/** Days after its last message for which a conversation that needs nothing more is stored: two years. */
export const contactDays = 730;

/** `reply` and `ask` send a mail; `write` is the sender's next message. */
export const contactEvents = [
  'take',
  'reply',
  'ask',
  'close',
  'reopen',
  'markSpam',
  'unmarkSpam',
  'write',
] as const;
export type ContactEvent = (typeof contactEvents)[number];

type Steps = Readonly<Partial<Record<ContactState, ContactState>>>;

/** Every step there is, from a state to the next. What is not listed is refused and changes nothing. */
export const contactTransitions: Readonly<Record<ContactEvent, Steps>> = {
  take: { NEW: 'OPEN' },
  reply: { NEW: 'ANSWERED', OPEN: 'ANSWERED', WAITING: 'ANSWERED', ANSWERED: 'ANSWERED' },
  ask: { NEW: 'WAITING', OPEN: 'WAITING', WAITING: 'WAITING', ANSWERED: 'WAITING' },
  close: { NEW: 'CLOSED', OPEN: 'CLOSED', WAITING: 'CLOSED', ANSWERED: 'CLOSED' },
  reopen: { WAITING: 'OPEN', ANSWERED: 'OPEN', CLOSED: 'OPEN' },
  markSpam: { NEW: 'SPAM', OPEN: 'SPAM', WAITING: 'SPAM', ANSWERED: 'SPAM', CLOSED: 'SPAM' },
  unmarkSpam: { SPAM: 'OPEN' },
  // What was marked as spam stays so, whatever else its sender writes.
  write: { NEW: 'NEW', OPEN: 'OPEN', WAITING: 'OPEN', ANSWERED: 'OPEN', CLOSED: 'OPEN', SPAM: 'SPAM' },
};

/** The state after an event; undefined if it is not possible in this one. */
export const contactStateAfter = (state: ContactState, event: ContactEvent): ContactState | undefined =>
  contactTransitions[event][state];

/** The events by which an admin changes the state alone. */
export const contactDecisions = ['take', 'close', 'reopen', 'markSpam', 'unmarkSpam'] as const;
export type ContactDecision = (typeof contactDecisions)[number];

/** The decisions possible in a state: the buttons of a page. */
export const possibleContactDecisions = (state: ContactState): readonly ContactDecision[] =>
  contactDecisions.filter((event) => contactStateAfter(state, event) !== undefined);
