import type { ComponentProps } from 'react';
import { ButtonAnchor } from './ButtonAnchor';

/** A link that looks like a button, to a page outside of the app, in a new tab. */
export const OutsideLink = (props: ComponentProps<typeof ButtonAnchor>) => (
  <ButtonAnchor {...props} target="_blank" rel="noreferrer" />
);
