const depth = (path: string): number => path.split('/').filter((part) => part !== '').length;

/**
 * The direction in which a page slides: a deeper page enters from the reading direction, a shallower one from the opposite side.
 * Between pages of one depth, going back slides backwards. Without a page change nothing slides.
 */
export const transitionTypes = (
  from: string | undefined,
  to: string,
  direction: string,
  isBack: boolean,
): string[] | false => {
  if (from === undefined || from === to) return false;
  const isForward = depth(to) === depth(from) ? !isBack : depth(to) > depth(from);
  return [isForward === (direction !== 'rtl') ? 'to-left' : 'to-right'];
};
