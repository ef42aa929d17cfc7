import { foldArabic } from '@saer/i18n/fold-arabic';

/** Headings of one topic that are offered beside it, at most. */
const maxEntries = 4;

const elements = (selector: string, within: ParentNode = document): HTMLElement[] => [
  ...within.querySelectorAll<HTMLElement>(selector),
];

const hasAll = (text: string, words: readonly string[]): boolean =>
  words.every((word) => text.includes(word));

/** Shows the headings of a topic that have every word; returns how many. */
function showEntries(topic: HTMLElement, words: readonly string[]): number {
  let found = 0;
  for (const entry of elements('[data-topic-entry]', topic)) {
    const isFound = words.length > 0 && hasAll(entry.dataset['topicEntry'] ?? '', words);
    if (isFound) found += 1;
    entry.hidden = !isFound || found > maxEntries;
  }
  for (const list of elements('[data-topic-entries]', topic)) list.hidden = found === 0;
  return found;
}

/** Shows the topics whose words, or one of whose headings, have every word of the query; all of them for an empty one. */
function search(query: string): void {
  const words = foldArabic(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  let count = 0;
  for (const topic of elements('[data-topic]')) {
    const entries = showEntries(topic, words);
    topic.hidden = entries === 0 && !hasAll(topic.dataset['topic'] ?? '', words);
    if (!topic.hidden) count += 1;
  }
  for (const group of elements('[data-topic-group]'))
    group.hidden = elements('[data-topic]', group).every(({ hidden }) => hidden);
  for (const output of elements('[data-topic-count]')) {
    output.hidden = words.length === 0 || count === 0;
    for (const figure of elements('span', output)) figure.textContent = String(count);
  }
  for (const output of elements('[data-topic-none]')) output.hidden = count > 0;
}

/** Filters the index of the instructions while somebody types. */
export function startTopicSearch(): void {
  const field = document.querySelector<HTMLInputElement>('[data-topic-search]');
  field?.addEventListener('input', () => search(field.value));
  // Typed before the script was there, or restored by the browser.
  if (field !== null && field.value !== '') search(field.value);
}
