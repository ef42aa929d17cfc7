/** Whether a name was not seen within a time, in milliseconds. Of more than `max` names the first seen are forgotten first. */
export function recentlySeen(
  span: number,
  max: number,
  now: () => number = Date.now,
): (name: string) => boolean {
  // All last equally long, so they end in the order in which they were seen.
  const until = new Map<string, number>();
  return (name) => {
    const time = now();
    if ((until.get(name) ?? -Infinity) > time) return false;
    until.delete(name);
    for (const [oldest, end] of until) {
      if (end > time && until.size < max) break;
      until.delete(oldest);
    }
    until.set(name, time + span);
    return true;
  };
}
