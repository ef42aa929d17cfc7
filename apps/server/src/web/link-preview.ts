import { html, type Html } from '../http/replies/html.ts';

/** A link as a messenger or a social network shows it. */
export interface LinkPreview {
  readonly title: string;
  readonly description: string;
  /** The whole address that it is of, which may be asked for again. */
  readonly address: string;
  /** The whole address of its picture, with its size in pixels. */
  readonly image: string;
  readonly width: number;
  readonly height: number;
}

/** The lines of a page's head that say it. */
export const previewTags = ({ title, description, address, image, width, height }: LinkPreview): Html => html`
  <meta name="description" content="${description}" />
  <meta property="og:type" content="website" />
  <meta property="og:title" content="${title}" />
  <meta property="og:description" content="${description}" />
  <meta property="og:url" content="${address}" />
  <meta property="og:image" content="${image}" />
  <meta property="og:image:type" content="image/png" />
  <meta property="og:image:width" content="${width}" />
  <meta property="og:image:height" content="${height}" />
  <meta name="twitter:card" content="summary_large_image" />
`;

/** The lines of a built page that say the same in general. */
const general =
  /[ \t]*<meta (?:name="(?:description|twitter:card)"|property="og:(?:type|title|url|description|image(?::\w+)?)")[^>]*>\n?/g;

/** A built page with the preview of what its address holds. */
export const withPreview = (page: string, preview: LinkPreview): string =>
  page.replaceAll(general, '').replace('</head>', () => `${previewTags(preview).html}</head>`);
