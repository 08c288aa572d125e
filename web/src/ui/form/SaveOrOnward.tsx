import type { ReactNode } from 'react';
import { Button, type ButtonProps } from '../button/Button';

/** The ways out of a form. */
export interface FormWays {
  /** Stands before the button that saves. */
  back: ReactNode;
  /** Leads to the next step, where the form is one of several. */
  onward?: ReactNode;
  /** Called once all is saved. */
  onSaved: () => void;
}

interface Props extends Pick<FormWays, 'onward'>, Omit<ButtonProps, 'children'> {
  /** Whether all is saved. */
  isSaved: boolean;
  /** The label of the button; absent where saving leads to the next step. */
  label?: string | undefined;
}

/** The button that saves a form; while all is saved, the way to the next step, if there is one. */
export function SaveOrOnward({ onward, isSaved, label = 'Save and go on', ...button }: Props) {
  return onward && isSaved ? onward : <Button {...button}>{label}</Button>;
}
