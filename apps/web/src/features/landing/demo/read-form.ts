import type { DemoInput } from './demo-input.ts';

const names = ['cost', 'marginRate', 'weight', 'store', 'subFamily', 'sizeClass'] as const;

/** Values in the form's fields; a missing field keeps its value. Returns the same object if nothing differs, to avoid a render. */
export function readForm(form: HTMLFormElement, otherwise: DemoInput): DemoInput {
  const fields = new FormData(form);
  const text = (name: keyof DemoInput): string => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : otherwise[name];
  };
  const found = {
    cost: text('cost'),
    marginRate: text('marginRate'),
    weight: text('weight'),
    store: text('store'),
    subFamily: text('subFamily'),
    sizeClass: text('sizeClass'),
  };
  return names.every((name) => found[name] === otherwise[name]) ? otherwise : found;
}
