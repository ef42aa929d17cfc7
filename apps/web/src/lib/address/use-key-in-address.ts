import { useLocation } from '@tanstack/react-router';

/** A row's key in the address; undefined: none that could be one. */
export function useKeyInAddress(name: string): number | undefined {
  const text: unknown = useLocation({ select: ({ search }) => Reflect.get(search, name) });
  const key = Number(text);
  return Number.isInteger(key) && key > 0 ? key : undefined;
}
