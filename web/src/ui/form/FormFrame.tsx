import { createContext, type ReactNode, useContext } from 'react';
import styled from 'styled-components';
import { inWords, partsInWords } from '../../lib/text/format';
import { Button, type ButtonProps } from '../button/Button';
import { OtherTabs } from '../tabs/other-tabs';
import { Muted } from '../text/Text';
import { color } from '../theme/tokens';
import { useLeave } from '../unsaved/unsaved';
import { FormButtons } from './FormButtons';

/** How a form is left where it is shown: in a dialog, in a tab or as a step. */
interface Frame {
  /** Stands before the button that saves. */
  back?: ReactNode;
  /** Leads to the next step, where the form is one of several. */
  next?: ReactNode;
  /** Called once all is saved. */
  onSaved?: () => void;
}

const FrameContext = createContext<Frame>({});
export const FormFrame = FrameContext.Provider;

/** 'Details are', 'Arrival is', 'Owners and Seasons are': before 'not saved yet'. */
const verbFor = (labels: readonly string[]) =>
  labels.length > 1 || labels[0]?.endsWith('s') ? 'are' : 'is';

/** The frame of a form, and what follows in it once the form is saved. */
export function useFormFrame() {
  const { back, next, onSaved } = useContext(FrameContext);
  const others = useContext(OtherTabs);
  const leave = useLeave();
  const labels = others.map(({ label }) => label);
  return {
    back,
    next,
    /** The saved form, and the other tabs with unsaved changes. */
    savedText: (text: string) =>
      labels.length === 0 ? text : `${text} ${inWords(labels)} ${verbFor(labels)} not saved yet.`,
    /** Opens the first tab that is not saved; leaves if there is none. */
    leaveSaved() {
      const [other] = others;
      if (other) other.open();
      else if (onSaved) leave(onSaved);
    },
  };
}

interface SaveProps extends Omit<ButtonProps, 'children'> {
  isChanged: boolean;
  /** The label of the button, unless saving leads to the next step. */
  label?: string;
  /** False where something else is to be saved before the next step. */
  isLast?: boolean;
}

/** The button that saves a form; while all is saved, the way to the next step, if there is one. */
export function SaveButton(props: SaveProps) {
  const { isChanged, label = 'Save', isLast = true, disabled, ...button } = props;
  const { next } = useContext(FrameContext);
  if (next && !isChanged) return next;
  return (
    <Button {...button} disabled={disabled || !isChanged}>
      {next && isLast ? 'Save and go on' : label}
    </Button>
  );
}

/** The row below a form: the way back, and the button that saves. */
export function SaveRow({ isLong = false, ...button }: SaveProps & { isLong?: boolean }) {
  const { back, next } = useContext(FrameContext);
  return (
    <FormButtons $isLong={isLong && next !== undefined}>
      {back}
      <SaveButton {...button} />
    </FormButtons>
  );
}

const Note = styled(Muted)`
  align-self: center;
  margin-right: auto;
  button {
    padding: 0;
    border: 0;
    background: none;
    color: ${color.primaryText};
    font: inherit;
    text-decoration: underline;
    cursor: pointer;
  }
`;

/** Without a button that saves: the way back, and which other tabs are not saved yet. */
export function FrameFooter() {
  const { back } = useContext(FrameContext);
  const others = useContext(OtherTabs);
  const labels = others.map(({ label }) => label);
  return (
    <>
      {others.length > 0 && (
        <Note>
          {partsInWords(labels).map(({ type, value }) =>
            type === 'element' ? (
              <button key={value} type="button" onClick={others[labels.indexOf(value)]?.open}>
                {value}
              </button>
            ) : (
              value
            ),
          )}{' '}
          {verbFor(labels)} not saved yet.
        </Note>
      )}
      {back}
    </>
  );
}
