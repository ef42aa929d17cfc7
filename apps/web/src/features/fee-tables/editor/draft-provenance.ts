import { isFigure, type ProvenanceStatus } from '@saer/contract/fees/provenance';

interface Draft {
  readonly status: ProvenanceStatus;
  readonly source: string;
}

/** Whether a draft's figures differ from those it started with: by value, not by edits. */
const hasNewFigures = (initial: Draft, draft: Draft): boolean => {
  const before = new Map<string, unknown>(Object.entries(initial));
  return Object.entries(draft).some(
    ([name, value]) => isFigure(name) && JSON.stringify(value) !== JSON.stringify(before.get(name)),
  );
};

/** Whether a changed figure took the draft's source or status away. */
export const hasLostSource = (initial: Draft, draft: Draft): boolean =>
  hasNewFigures(initial, draft) && (initial.source !== '' || initial.status !== 'proposed');

/** The provenance of a draft after a change: lost with the first changed figure, restored once the figures are as before. */
export function withProvenance<D extends Draft>(initial: D, draft: D, changed: D): D {
  const [had, has] = [hasNewFigures(initial, draft), hasNewFigures(initial, changed)];
  if (had === has) return changed;
  return has
    ? { ...changed, status: 'proposed', source: '' }
    : { ...changed, status: initial.status, source: initial.source };
}
