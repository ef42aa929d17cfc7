/** Metadata of a public page for browsers, search engines and link previews. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly siteName: string;
  /** Structured data in the vocabulary of schema.org: only true statements. */
  readonly structuredData?: Readonly<Record<string, unknown>>;
}
