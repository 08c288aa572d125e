import type { ComponentProps } from 'react';
import { LoadMore } from '../list/LoadMore';
import { Older } from './thread-style';

/** Loads earlier or later messages on request; renders nothing where there are none. */
export const MoreMessages = (props: Pick<ComponentProps<typeof LoadMore>, 'more' | 'label'>) => (
  <LoadMore {...props} failed="Could not load. Try again" Place={Older} />
);
