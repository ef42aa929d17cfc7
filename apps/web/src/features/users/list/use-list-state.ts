import { useLocation, useNavigate } from '@tanstack/react-router';
import { type ListState, readList, type UserList, writeList } from './list-state.ts';

/** The list's state in the URL. Another page, order or search is a history entry; typing is one entry, not one per letter. */
export function useListState(list: UserList) {
  const raw = useLocation({ select: ({ search }) => search });
  const navigate = useNavigate();
  const state = readList(list, raw);
  const show = (changes: Partial<ListState>, isSameStep = false): void => {
    const next = { ...state, page: 1, ...changes };
    void navigate({
      to: '.',
      search: writeList(next),
      replace: isSameStep,
      resetScroll: false,
      viewTransition: false,
    });
  };
  return { state, show };
}
