/** Whether one version comes before another, part by part as numbers: 1.9 before 1.10. */
export function isOlder(version: string, least: string): boolean {
  const [parts, leastParts] = [version, least].map((each) => each.split('.').map(Number));
  for (const [at, wanted] of (leastParts ?? []).entries()) {
    const part = parts?.[at] ?? 0;
    if (part !== wanted) return part < wanted;
  }
  return false;
}
