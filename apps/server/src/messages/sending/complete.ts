import type { Language } from '@saer/i18n/locale';
import type { OutgoingMessage } from '../../integrations/call-provider.ts';
import { type Rendered, render } from '../templates/render.ts';
import type { Claimed } from './claim.ts';

/** Content of an announcement in a language. */
interface AnnouncementText {
  readonly title: string;
  readonly text: string;
  /** A path of the app; null: none. */
  readonly path: string | null;
}

/** Readers of what messages name instead of holding it. */
export interface ContentSources {
  /** Makes the file that a message names, in base64. */
  readonly makeAttachment?: (reference: string) => Promise<string>;
  /** Reads what an announcement says in a language. */
  readonly findAnnouncement?: (id: number, language: Language) => Promise<AnnouncementText>;
}

/** Gives messages the text of their announcement, which messages of one moment share, and the file that they name. */
export function messageCompleter(
  { makeAttachment, findAnnouncement }: ContentSources,
  siteOrigin: string,
): (message: Claimed) => Promise<OutgoingMessage> {
  const underWay = new Map<string, Promise<Rendered>>();

  const renderAnnouncement = async (id: number, { language, recipient: email }: Claimed) => {
    if (findAnnouncement === undefined) throw new Error('Nobody reads announcements here');
    const text = await findAnnouncement(id, language);
    return render({ template: 'announcement', email, language, ...text }, siteOrigin);
  };

  // Nothing in it is its recipient's own.
  const shareAnnouncement = (id: number, claimed: Claimed): Promise<Rendered> => {
    const key = `${id} ${claimed.language}`;
    const known = underWay.get(key);
    if (known !== undefined) return known;
    const rendered = renderAnnouncement(id, claimed).finally(() => underWay.delete(key));
    underWay.set(key, rendered);
    return rendered;
  };

  return async (claimed) => {
    const { attached, announcementId, ...rest } = claimed;
    const message: OutgoingMessage =
      announcementId === null ? rest : { ...rest, ...(await shareAnnouncement(announcementId, claimed)) };
    if (attached === undefined) return message;
    if (makeAttachment === undefined) throw new Error('Nobody makes attachments here');
    const { name, reference } = attached;
    return { ...message, attachment: { name, content: await makeAttachment(reference) } };
  };
}
