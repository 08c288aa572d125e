import { Dialog as Radix } from 'radix-ui';
import {
  type ComponentProps,
  type FormEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useRef,
} from 'react';
import styled from 'styled-components';
import { hasKeyboard } from '../../lib/focus/keyboard';
import { IconButton } from '../button/IconButton';
import { X } from '../icon/icons';
import { box, screen, space } from '../theme/tokens';
import { UnsavedScope } from '../unsaved/unsaved';
import {
  Body,
  type DialogSize,
  descriptionStyle,
  Footer,
  overlayStyle,
  panelStyle,
  titleStyle,
} from './dialog-style';
import { useDialogClose, useDialogPanel } from './use-dialog';

interface DialogProps {
  /** Defaults to true: most dialogs are open while they are rendered. */
  open?: boolean;
  onClose: () => unknown;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons; the main one comes last. */
  footer?: ReactNode;
  size?: DialogSize;
  /** Keeps one height on a desk, so that nothing jumps where its content changes, as with tabs. */
  isSteady?: boolean;
  /** Asks before Escape, a click outside or the close button would lose changes. */
  isUnsaved?: boolean;
  /** Makes body and footer one form, whose main button is then `type="submit"`. */
  onSubmit?: (form: HTMLFormElement) => unknown;
  /** A `DialogStep` in place of children and footer, for dialogs whose content changes. */
  step?: ReactNode;
}

const Overlay = styled(Radix.Overlay)`
  ${overlayStyle}
`;
const Frame = styled(Radix.Content)<{ $size: DialogSize; $steady: boolean }>`
  ${panelStyle}
`;
const Header = styled.header`
  padding: 1.375rem ${space[8]} ${space[3]} ${space[5]};
  ${screen.phone} {
    padding-left: ${space[4]};
  }
`;
// Last in the document, so that opening the dialog focuses its first field instead.
const Corner = styled.div`
  position: absolute;
  top: ${space[4]};
  right: ${space[3]};
`;
const Title = styled(Radix.Title)`
  ${titleStyle}
`;
const Description = styled(Radix.Description)`
  ${descriptionStyle}
`;
const Form = styled.form`
  ${box.column()};
  min-height: 0;
`;

/**
 * A modal dialog; a bottom sheet on phones. Focus moves in, stays in, and returns to where it was.
 */
export function Dialog({
  open = true,
  onClose,
  title,
  description,
  children,
  footer,
  size = 'medium',
  isSteady = false,
  isUnsaved = false,
  onSubmit,
  step,
}: DialogProps) {
  const { scope, close } = useDialogClose(isUnsaved, onClose);
  return (
    <Radix.Root open={open} onOpenChange={close}>
      <Radix.Portal>
        <Overlay />
        <Panel
          $size={size}
          $steady={isSteady}
          close={close}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <Header>
            <Title>{title}</Title>
            {description && <Description>{description}</Description>}
          </Header>
          <UnsavedScope value={scope}>
            {step ?? <Parts {...{ footer, onSubmit }}>{children}</Parts>}
          </UnsavedScope>
          <Corner>
            <Radix.Close asChild>
              <IconButton label="Close dialog" icon={<X size={20} />} />
            </Radix.Close>
          </Corner>
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * The dialog itself takes the focus where × alone could, which would say its name in a tooltip at
 * once that Escape closes first, and where a field would open an on-screen keyboard over it.
 */
function chooseFocus(event: Event) {
  const dialog = event.currentTarget as HTMLElement;
  const first = dialog.querySelector(
    ':is(button, input, select, textarea):enabled, [tabindex="0"]',
  );
  const isField = first?.matches('input, textarea') && !hasKeyboard();
  if (!isField && !first?.matches('[aria-label="Close dialog"]')) return;
  event.preventDefault();
  dialog.focus();
}

function Panel({ close, ...props }: ComponentProps<typeof Frame> & { close: () => void }) {
  return <Frame {...props} onOpenAutoFocus={chooseFocus} {...useDialogPanel(close)} />;
}

type DialogStepProps = Pick<DialogProps, 'children' | 'footer'> & {
  onSubmit?: ((form: HTMLFormElement) => unknown) | undefined;
  footerRef?: RefObject<HTMLElement | null>;
};

function Parts({ children, footer, onSubmit, footerRef }: DialogStepProps) {
  const parts = (
    <>
      {children && <Body>{children}</Body>}
      {footer && <Footer ref={footerRef}>{footer}</Footer>}
    </>
  );
  if (!onSubmit) return parts;
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    onSubmit(event.currentTarget);
  };
  return <Form onSubmit={submit}>{parts}</Form>;
}

/**
 * One of several contents of a dialog; give each its own key. Its main button, which comes last,
 * takes the focus over from the content before.
 */
export function DialogStep(props: Omit<DialogStepProps, 'footerRef'>) {
  const footer = useRef<HTMLElement>(null);
  useEffect(() => {
    const { activeElement } = document;
    const isLost = activeElement === document.body || activeElement?.matches('[role=dialog]');
    if (isLost)
      [...(footer.current?.querySelectorAll<HTMLElement>('a, button') ?? [])].at(-1)?.focus();
  }, []);
  return <Parts {...props} footerRef={footer} />;
}
