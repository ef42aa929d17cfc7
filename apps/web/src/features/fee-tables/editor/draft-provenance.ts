import { isFigure, type ProvenanceStatus } from '@saer/contract/provenance';

interface Draft {
  readonly status: ProvenanceStatus;
  readonly source: string;
}

/** Whether a draft holds other figures than the one it began as: what is typed, not that it was typed in. */
export const hasNewFigures = (begun: Draft, draft: Draft): boolean => {
  const before = new Map<string, unknown>(Object.entries(begun));
  return Object.entries(draft).some(
    ([name, value]) => isFigure(name) && JSON.stringify(value) !== JSON.stringify(before.get(name)),
  );
};

/** Whether a changed figure took the draft's source or status away. */
export const hasLostSource = (begun: Draft, draft: Draft): boolean =>
  hasNewFigures(begun, draft) && (begun.source !== '' || begun.status !== 'proposed');

/** What becomes of a draft's provenance with a change: lost with the first changed figure, back once they are as before. */
export function withProvenance<D extends Draft>(begun: D, draft: D, changed: D): D {
  const [had, has] = [hasNewFigures(begun, draft), hasNewFigures(begun, changed)];
  if (had === has) return changed;
  return has
    ? { ...changed, status: 'proposed', source: '' }
    : { ...changed, status: begun.status, source: begun.source };
}
