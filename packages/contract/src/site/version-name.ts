import * as z from 'zod/mini';

/** The refusal of a value of a release, by its reason. */
export const releaseRefusal = (reason: string) => ({ error: 'releaseRefused', params: { reason } });

/** Three numbers without leading zeros, `1.5.0`, in the numbering of `app-version`: a beta is told from others by its channel. */
export const versionName = () =>
  z
    .string('text')
    .check(
      z.refine(
        (value) => /^(?:0|[1-9]\d{0,3})(?:\.(?:0|[1-9]\d{0,3})){2}$/.test(value),
        releaseRefusal('version'),
      ),
    );
