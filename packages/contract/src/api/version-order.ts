/** True if one version comes before another, part by part as numbers: 1.9 before 1.10. */
export function isOlder(version: string, minimum: string): boolean {
  const [parts, minimumParts] = [version, minimum].map((each) => each.split('.').map(Number));
  for (const [at, minimumPart] of (minimumParts ?? []).entries()) {
    const part = parts?.[at] ?? 0;
    if (part !== minimumPart) return part < minimumPart;
  }
  return false;
}
