/** Marks in the built page of a legal document, which the server replaces: plain text, so that whatever renders the page leaves it as it is. */

/** A value: `%legal:number%`. */
export const valueMark = (name: string): string => `%legal:${name}%`;
/** Begins a part that stays only in a state, until the end mark. */
export const whenMark = (state: string): string => `%legal-when:${state}%`;
export const whenEnd = '%legal-when-end%';
/** Begins a part that is written once for each item, until the end mark. */
export const eachMark = (name: string): string => `%legal-each:${name}%`;
export const eachEnd = '%legal-each-end%';

export const valueMarks = /%legal:(\w+)%/g;
export const whenMarks = /%legal-when:(\w+)%((?:(?!%legal-when:)[\s\S])*?)%legal-when-end%/g;
export const eachMarks = /%legal-each:(\w+)%([\s\S]*?)%legal-each-end%/g;
