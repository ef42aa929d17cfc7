import { createContext } from 'react';

/** The place below the fields where a phone repeats the headline, in sight while one types; none when the board is first drawn. */
export const HeadlineSlot = createContext<HTMLElement | null>(null);
