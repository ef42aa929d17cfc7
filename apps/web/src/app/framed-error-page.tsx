import type { ErrorComponentProps } from '@tanstack/react-router';
import { ErrorPage } from './error-page.tsx';
import { PageFrame } from './shell/page-frame.tsx';

/** A page that failed together with its frame. */
export function FramedErrorPage(props: ErrorComponentProps) {
  return (
    <PageFrame>
      <ErrorPage {...props} />
    </PageFrame>
  );
}
