import { elementsOf } from './xml-elements.ts';

export interface Relation {
  readonly id: string;
  /** The last segment of its type, such as `worksheet`. */
  readonly type: string;
  /** The part it points at, by its name in the archive. */
  readonly target: string;
}

function resolved(folder: readonly string[], target: string): string {
  const steps = target.startsWith('/') ? [] : [...folder];
  for (const step of target.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return steps.join('/');
}

const folderOf = (part: string): string[] => part.split('/').slice(0, -1);

/** Where the relations of a part are written down. */
export const relationsPart = (part: string): string =>
  [...folderOf(part), '_rels', `${part.split('/').at(-1) ?? ''}.rels`].join('/');

/** The parts that a part refers to within the archive; external links are ignored. */
export const relationsOf = (xml: string, part: string): readonly Relation[] =>
  elementsOf(xml, 'Relationship')
    .filter((each) => each.get('TargetMode') !== 'External')
    .map((each) => ({
      id: each.get('Id') ?? '',
      type: each.get('Type')?.split('/').at(-1) ?? '',
      target: resolved(folderOf(part), each.get('Target') ?? ''),
    }));
