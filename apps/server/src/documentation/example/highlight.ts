import { html, type Html } from '../../http/replies/html.ts';

/** Tokens of JSON and of shell commands: a key, a text, a variable or number or word of JSON, and an option of a command. */
const tokens =
  /("(?:[^"\\\n]|\\.)*"(?=\s*:))|("(?:[^"\\\n]|\\.)*")|(\$[A-Z]+\b|\b-?\d+(?:\.\d+)?\b|\b(?:true|false|null)\b)|((?<=^|\s)--?[A-Za-z][\w-]*)/gm;
const kinds = ['k', 's', 'n', 'c'] as const;

/** Code with its tokens coloured: JSON, or a command with JSON in it. */
export function highlight(text: string): Html {
  const parts: Html[] = [];
  let end = 0;
  for (const match of text.matchAll(tokens)) {
    const [token, ...found] = match;
    const kind = kinds[found.findIndex((each: string | undefined) => each !== undefined)] ?? 'c';
    parts.push(html`${text.slice(end, match.index)}`, html`<span class="${kind}">${token}</span>`);
    end = match.index + token.length;
  }
  return html`${parts}${text.slice(end)}`;
}
