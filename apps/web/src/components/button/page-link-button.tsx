import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import { buttonStyle, type Tone } from './button-style.ts';

type Props = Omit<ComponentProps<'a'>, 'className'> & { readonly tone?: Tone };

const ButtonAnchor = ({ tone = 'plain', children, ...anchor }: Props) => (
  <a {...anchor} className={buttonStyle(tone)}>
    {children}
  </a>
);

/** A link to a page of the app that looks like a button: it opens without a load. */
export const PageLinkButton = createLink(ButtonAnchor);
