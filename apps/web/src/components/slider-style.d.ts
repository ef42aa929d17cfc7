import 'react';

declare module 'react' {
  interface CSSProperties {
    /** How much of a slider's line is filled. */
    '--filled'?: string;
  }
}
