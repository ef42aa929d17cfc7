/** Direction marks and the like; joiners are needed for letters and emoji. */
const INVISIBLE = /[\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/g;

/** True if a text is letters and signs of either script on one line, with single spaces within: most cells are. */
function isPlain(text: string): boolean {
  let isAfterSpace = true;
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code === 0x20) {
      if (isAfterSpace) return false;
      isAfterSpace = true;
      continue;
    }
    isAfterSpace = false;
    const isArabic = (code >= 0x621 && code <= 0x63a) || (code >= 0x641 && code <= 0x64a);
    if ((code < 0x21 || code > 0x7e) && !isArabic) return false;
  }
  return !isAfterSpace || text === '';
}

/** The text of a cell on one line: without direction marks, trimmed, with single spaces. */
export const oneLine = (text: string): string =>
  isPlain(text) ? text : text.replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
