import { Trans } from '@lingui/react/macro';
import { eachEnd, eachMark, valueMark as fill, whenEnd, whenMark } from '@saer/contract/legal/legal-states';
import type { ReactNode } from 'react';
import { linkStyle } from '../../components/button/button-style.ts';

/** A part of the page that the server leaves out unless the version is in this state. */
function When({ state, children }: { readonly state: string; readonly children: ReactNode }) {
  return (
    <>
      {whenMark(state)}
      {children}
      {whenEnd}
    </>
  );
}

function Banner({ children }: { readonly children: ReactNode }) {
  return (
    <p role="note" className="mt-6 max-w-prose rounded-control bg-warning-soft px-4 py-3 text-sm text-ink">
      {children}
    </p>
  );
}

/** State, number and day of the version. */
function Standing() {
  const [number, day] = [fill('number'), fill('day')];
  return (
    <>
      <When state="draft">
        <Banner>
          <Trans>
            <strong>This is a draft.</strong> It has not been confirmed and may change. Once a version is
            confirmed, everyone who uses Saer is asked to accept it.
          </Trans>
        </Banner>
      </When>
      <When state="superseded">
        <Banner>
          <Trans>
            <strong>This version no longer applies.</strong>{' '}
            <a href={fill('address')} className={linkStyle}>
              Read the one in force
            </a>
          </Trans>
        </Banner>
      </When>
      <When state="coming">
        <Banner>
          <Trans>
            <strong>This version does not apply yet.</strong> It comes into force on {day}.
          </Trans>
        </Banner>
      </When>
      <p className="mt-3 text-sm text-muted">
        <When state="draft">
          <Trans>
            Version {number}, draft of {day}
          </Trans>
        </When>
        <When state="dated">
          <Trans>
            Version {number}, in force from {day}
          </Trans>
        </When>
      </p>
    </>
  );
}

/** The contents, as links to sections. */
function Contents() {
  return (
    <ol className="mt-2 flex list-decimal flex-col ps-7 text-sm">
      {eachMark('section')}
      <li className="py-1.5">
        <a href={`#${fill('anchor')}`} className={linkStyle}>
          {fill('heading')}
        </a>
      </li>
      {eachEnd}
    </ol>
  );
}

/** Other versions that can be read. */
function Versions() {
  const [number, day] = [fill('number'), fill('day')];
  return (
    <When state="several">
      <nav aria-labelledby="versions" className="mt-12 border-t border-line pt-6 print:hidden">
        <h2 id="versions" className="text-base font-semibold">
          <Trans>All versions</Trans>
        </h2>
        <ul className="mt-2 text-sm">
          {eachMark('version')}
          <li className="py-1.5">
            <a href={fill('address')} className={linkStyle}>
              <Trans>
                Version {number}, from {day}
              </Trans>
            </a>
          </li>
          {eachEnd}
        </ul>
      </nav>
    </When>
  );
}

/** The page of a legal document, built without its text: the server fills in the version that is asked for. */
export function DocumentPage({ title }: { readonly title: ReactNode }) {
  return (
    <div className="mx-auto max-w-6xl px-5 pt-8 pb-16 sm:px-8 sm:pt-12 print:p-0">
      <h1 className="text-3xl leading-snug font-semibold text-balance sm:text-4xl sm:leading-snug">
        {title}
      </h1>
      <Standing />
      <div className="mt-8 grid items-start gap-x-12 gap-y-8 lg:grid-cols-[--spacing(64)_minmax(0,1fr)] print:block">
        <nav aria-labelledby="contents" className="lg:sticky lg:top-6 print:hidden">
          <h2 id="contents" className="text-sm font-semibold">
            <Trans>Contents</Trans>
          </h2>
          <Contents />
        </nav>
        <div className="min-w-0 max-w-3xl print:max-w-none">
          <div className="legal-text text-base text-ink">{fill('text')}</div>
          <Versions />
        </div>
      </div>
    </div>
  );
}
