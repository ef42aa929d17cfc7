import { useLocation, useNavigate } from '@tanstack/react-router';

/** A list's query parameters, and a function to change some: '' removes one. */
export function useAddress() {
  const raw: Readonly<Record<string, unknown>> = useLocation({ select: ({ search }) => search });
  const navigate = useNavigate();
  const change = (changes: Readonly<Record<string, string>>, isSameStep = false): void => {
    const next = Object.entries({ ...raw, ...changes }).filter(([, value]) => value !== '');
    void navigate({
      to: '.',
      search: Object.fromEntries(next),
      replace: isSameStep,
      resetScroll: false,
      viewTransition: false,
    });
  };
  return { raw, change };
}

/** A row's key in the address; undefined: none that could be one. */
export function useKeyInAddress(name: string): number | undefined {
  const text: unknown = useLocation({ select: ({ search }) => Reflect.get(search, name) });
  const key = Number(text);
  return Number.isInteger(key) && key > 0 ? key : undefined;
}
