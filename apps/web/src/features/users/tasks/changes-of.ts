/** The fields of a form that differ from the record it was opened with. */
export const changesOf = <V extends object>(record: object, values: V): Partial<V> => {
  const changed: Partial<V> = { ...values };
  for (const [field, value] of Object.entries(values)) {
    if (Reflect.get(record, field) === value) Reflect.deleteProperty(changed, field);
  }
  return changed;
};
