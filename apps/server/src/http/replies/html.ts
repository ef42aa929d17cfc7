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

/** HTML with every value in it escaped. */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html => ({
  html: strings.map((text, at) => (at === 0 ? text : written(parts[at - 1] ?? '') + text)).join(''),
});
