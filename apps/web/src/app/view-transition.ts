const depth = (path: string): number => path.split('/').filter((part) => part !== '').length;

/**
 * Which way a page slides: a deeper page comes in from where reading goes on, a shallower one from where it came. Nothing
 * slides while the page stays the same.
 */
export const transitionTypes = (
  from: string | undefined,
  to: string,
  direction: string,
): string[] | false => {
  if (from === undefined || from === to) return false;
  const isForward = depth(to) >= depth(from);
  return [isForward === (direction !== 'rtl') ? 'to-left' : 'to-right'];
};
