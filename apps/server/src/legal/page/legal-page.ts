import * as z from 'zod/mini';
import { type LegalDocument, legalDocuments, legalPages } from '@saer/contract/legal/legal-states';
import { megabyte } from '@saer/contract/api/endpoint';
import { publicPageAddress, publicPages } from '@saer/contract/site/public-pages';
import { formatDay, riyadhDay } from '@saer/i18n/format-date';
import { type Language, languages } from '@saer/i18n/locale';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../../database/database.ts';
import { html, type Html } from '../../http/replies/html.ts';
import { loopbackOnly } from '../../integrations/local/loopback-server.ts';
import type { Settings } from '../../settings.ts';
import { filledFile, fillPage } from '../../web/complete-page.ts';
import type { FillPublicPage } from '../../web/serve-web.ts';
import type { StaticFile } from '../../web/static-files.ts';
import {
  currentVersion,
  findHeads,
  findLegalVersion,
  inForce,
  type LegalHead,
  legalState,
  today,
} from '../queries.ts';
import { fillIn } from '../text/fill-in.ts';
import { parseLegal } from '../text/parse-legal.ts';
import type { LegalBlock, LegalSpan } from '@saer/contract/legal/legal-document';

/** A run of text as HTML; line breaks are part of it. */
function span({ text, strong, emphasis, href }: LegalSpan): Html {
  const lines = text.split('\n').map((line, at) => (at === 0 ? html`${line}` : html`<br />${line}`));
  const emphasised = emphasis === true ? html`<em>${lines}</em>` : html`${lines}`;
  const styled = strong === true ? html`<strong>${emphasised}</strong>` : emphasised;
  return href === undefined ? styled : html`<a href="${href}">${styled}</a>`;
}

const spans = (all: readonly LegalSpan[]): Html => html`${all.map(span)}`;

function blockHtml(each: LegalBlock): Html {
  if (each.kind === 'paragraph') return html`<p>${spans(each.spans)}</p>`;
  if (each.kind === 'heading')
    return each.level === 2
      ? html`<h2 id="${each.anchor}">${each.text}</h2>`
      : html`<h3 id="${each.anchor}">${each.text}</h3>`;
  if (each.kind === 'list') {
    const items = each.items.map((item) => html`<li>${spans(item)}</li>`);
    return each.isOrdered
      ? html`<ol start="${each.start}">
          ${items}
        </ol>`
      : html`<ul>
          ${items}
        </ul>`;
  }
  const head = each.head.map((cell) => html`<th scope="col">${spans(cell)}</th>`);
  const rows = each.rows.map(
    (row) =>
      html`<tr>
        ${row.map((cell) => html`<td>${spans(cell)}</td>`)}
      </tr>`,
  );
  // Reachable by keyboard, because it scrolls sideways on a narrow screen.
  return html`<div class="sheet" tabindex="0" role="group">
    <table>
      <thead>
        <tr>
          ${head}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}

/** A parsed text as HTML: every character of it escaped, and no element but these. */
const blocksHtml = (blocks: readonly LegalBlock[]): Html => html`${blocks.map(blockHtml)}`;

const toDocument = (page: string): LegalDocument | undefined =>
  legalDocuments.find((document) => legalPages[document] === page);

/** A day among words of either direction. */
const day = (isoDay: string): Html => html`<bdi dir="ltr">${formatDay(isoDay)}</bdi>`;

const toDay = ({ effectiveFrom, updatedAt }: LegalHead): Html =>
  day(effectiveFrom ?? riyadhDay(new Date(updatedAt)));

/** The versions of a document that anybody may read: confirmed ones, and a draft while there is no other. */
function readable(heads: readonly LegalHead[], document: LegalDocument): readonly LegalHead[] {
  const own = heads.filter((head) => head.document === document);
  const confirmed = own.filter(({ state }) => state === 'CONFIRMED');
  return confirmed.length > 0 ? confirmed : own.slice(0, 1);
}

/** The state of a version as its page says it. */
function toStates(head: LegalHead, heads: readonly LegalHead[]): readonly string[] {
  if (head.state === 'DRAFT') return ['draft'];
  if (legalState(head, heads) === 'SUPERSEDED') return ['superseded', 'dated'];
  const isInForce = inForce(heads, head.document)?.id === head.id;
  return isInForce ? ['dated'] : ['coming', 'dated'];
}

async function writePage(
  db: Database,
  settings: Settings,
  template: string,
  { head, heads, language }: { head: LegalHead; heads: readonly LegalHead[]; language: Language },
): Promise<StaticFile> {
  const row = await findLegalVersion(db, head.id);
  const written = language === 'ar' ? row.textAr : row.textEn;
  const text = head.state === 'DRAFT' ? fillIn(written, settings, language) : written;
  const blocks = await parseLegal(text, 'text');
  const address = publicPageAddress(language, legalPages[head.document]);
  const versions = readable(heads, head.document);
  const page = fillPage(template, {
    values: { number: String(head.number), day: toDay(head), address, text: blocksHtml(blocks) },
    states: [...toStates(head, heads), ...(versions.length > 1 ? ['several'] : [])],
    lists: {
      section: blocks.flatMap((block) =>
        block.kind === 'heading' && block.level === 2 ? [{ anchor: block.anchor, heading: block.text }] : [],
      ),
      version: versions.map((each) => ({
        number: String(each.number),
        day: toDay(each),
        address: `${address}?version=${each.number}`,
      })),
    },
  });
  return filledFile(page);
}

interface Saved {
  readonly stamp: string;
  readonly template: StaticFile;
  readonly file: Promise<StaticFile>;
}

/**
 * Fills the built pages of the terms and the privacy policy with the version in force, or with `?version=`. A page is written once for
 * each version and language, and again when a version changes or a day begins.
 */
export function legalPageFiller(db: Database, settings: Settings): FillPublicPage {
  const saved = new Map<string, Saved>();
  return async (page, language, template, query) => {
    const document = toDocument(page);
    if (document === undefined) return undefined;
    const heads = await findHeads(db);
    const current = currentVersion(heads, document);
    const number = query.get('version');
    const head =
      number === null ? current : readable(heads, document).find((each) => String(each.number) === number);
    if (head === undefined) return 'notFound';
    const key = `${language} ${document} ${head.number}`;
    const stamp = JSON.stringify([
      today(),
      heads.filter((each) => each.document === document).map(({ id, version }) => [id, version]),
    ]);
    const known = saved.get(key);
    const isKnown = known?.stamp === stamp && known.template === template;
    const file = isKnown
      ? known.file
      : writePage(db, settings, template.as(undefined).bytes.toString(), { head, heads, language });
    if (!isKnown) {
      saved.set(key, { stamp, template, file });
      file.catch(() => saved.delete(key));
    }
    return { file: await file, isIndexed: head.id === current?.id && number === null };
  };
}

const rendered = z.object({
  page: z.enum(publicPages),
  language: z.enum(languages),
  template: z.string(),
  /** The version to show; none: the one in force. */
  version: z.nullable(z.string()),
});

/** In development, where nothing is built: fills a page that the development server of the web has rendered. */
export function serveFilling(app: FastifyInstance, settings: Settings, fill: FillPublicPage): void {
  if (settings.mode !== 'development') return;
  const onRequest = loopbackOnly(settings);
  app.post('/local/legal-page', { bodyLimit: megabyte, onRequest }, async (request, reply) => {
    const { data } = z.safeParse(rendered, request.body);
    if (data === undefined) return reply.callNotFound();
    const { page, language, template, version } = data;
    const query = new URLSearchParams(version === null ? {} : { version });
    const filled = await fill(page, language, await filledFile(template), query);
    if (filled === undefined || filled === 'notFound') return reply.callNotFound();
    return reply.type(filled.file.type).send(filled.file.as(undefined).bytes);
  });
}
