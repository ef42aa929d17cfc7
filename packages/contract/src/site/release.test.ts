import { expect, test } from 'vitest';
import { findNewerBetas, type ReleasePlatform } from './release.ts';

const release = (platform: ReleasePlatform, versionName: string) => ({ platform, versionName });

test('a beta release is offered where it is newer than the stable one of its platform, or there is none', () => {
  const stable = [
    release('windows-x64', '1.9.0'),
    release('macos-x64', '1.9.0'),
    release('macos-arm64', '2.0.0'),
  ];
  const newer = release('windows-x64', '1.10.0');
  const alone = release('linux-x64', '0.1.0');
  const beta = [newer, release('macos-x64', '1.9.0'), release('macos-arm64', '1.99.0'), alone];
  expect(findNewerBetas(stable, beta)).toEqual([newer, alone]);
});
