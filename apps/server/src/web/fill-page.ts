import { eachMarks, valueMarks, whenMarks } from '@saer/contract/legal/legal-states';
import { html, type Html } from '../http/replies/html.ts';

type Values = Readonly<Record<string, string | Html>>;

/** Values, states and lists that fill a page. */
export interface PageValues {
  readonly values: Values;
  /** The states that hold; parts of others are left out. */
  readonly states: readonly string[];
  readonly lists: Readonly<Record<string, readonly Values[]>>;
}

const writeValues = (template: string, values: Values): string =>
  template.replace(valueMarks, (mark, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value === undefined ? mark : html`${value}`.html;
  });

/** Fills a built page: parts of other states are left out, lists are written item by item, values are escaped. */
export function fillPage(template: string, { values, states, lists }: PageValues): string {
  const withStates = template.replace(whenMarks, (_, state: string, part: string) =>
    states.includes(state) ? part : '',
  );
  // Parts within parts.
  const all = withStates.replace(whenMarks, (_, state: string, part: string) =>
    states.includes(state) ? part : '',
  );
  const withLists = all.replace(eachMarks, (_, name: string, item: string) =>
    (lists[name] ?? []).map((each) => writeValues(item, each)).join(''),
  );
  return writeValues(withLists, values);
}
