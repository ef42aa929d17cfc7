/** Text that is HTML already. */
export interface Html {
  readonly html: string;
}

type Part = string | number | Html | readonly Html[];

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

function written(part: Part): string {
  if (typeof part === 'string' || typeof part === 'number') return escape(String(part));
  return 'html' in part ? part.html : part.map((each) => each.html).join('');
}

const unindented = new WeakMap<TemplateStringsArray, readonly string[]>();

/** The texts of a template without the indentation of the source: a third of a mail. */
function unindent(strings: TemplateStringsArray): readonly string[] {
  const known = unindented.get(strings);
  if (known !== undefined) return known;
  const texts = strings.map((text) => text.replaceAll(/\n\s+/g, '\n'));
  unindented.set(strings, texts);
  return texts;
}

/** HTML with every value in it escaped. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  html: unindent(strings)
    .map((text, at) => (at === 0 ? text : written(parts[at - 1] ?? '') + text))
    .join(''),
});
