import type { PublicPage } from '@saer/contract/site/public-pages';

type StructuredData = Readonly<Record<string, unknown>>;

/** Metadata of a public page for browsers, search engines and link previews. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly siteName: string;
  /** Structured data in the vocabulary of schema.org: only true statements. */
  readonly structuredData?: StructuredData | readonly StructuredData[];
  /** The pages above it, from the highest, where it is below another than the landing page. */
  readonly parents?: readonly { readonly name: string; readonly page: PublicPage }[];
}
