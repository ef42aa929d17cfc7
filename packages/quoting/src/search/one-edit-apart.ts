/** Whether two different words are one typing error apart: a letter added, dropped or changed, or two letters swapped. */
export function oneEditApart(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (long.length - short.length > 1) return false;
  let same = 0;
  while (same < short.length && short[same] === long[same]) same += 1;
  if (short.length < long.length) return short.slice(same) === long.slice(same + 1);
  if (short.slice(same + 1) === long.slice(same + 1)) return true;
  return (
    short[same] === long[same + 1] &&
    short[same + 1] === long[same] &&
    short.slice(same + 2) === long.slice(same + 2)
  );
}
