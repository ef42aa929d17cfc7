import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ReleasePlatform } from '@saer/contract/site/release';

/** The systems as people call them. */
export const platformWords: Readonly<Record<ReleasePlatform, MessageDescriptor>> = {
  'windows-x64': msg`Windows, 64 bits`,
  'macos-arm64': msg`macOS, Apple chip`,
  'macos-x64': msg`macOS, Intel chip`,
  'linux-x64': msg`Linux, 64 bits`,
};
