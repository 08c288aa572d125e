import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { FormEvent, ReactElement, ReactNode } from 'react';
import styled from 'styled-components';
import { IconButton } from '../button/IconButton';
import { UnsavedScope, useUnsavedScope } from '../feedback/unsaved';
import { screen, space } from '../theme/tokens';
import {
  Body,
  type DialogSize,
  descriptionStyle,
  Footer,
  overlayStyle,
  panelStyle,
  titleStyle,
} from './dialog-style';
import { useReturnFocus } from './use-return-focus';

interface DialogProps {
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  /** A button that opens the dialog, if the caller does not control `open`. */
  trigger?: ReactElement;
  title: ReactNode;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons; the main one comes last. */
  footer?: ReactNode;
  size?: DialogSize;
  /** Asks before Escape, a click outside or the close button would lose changes. */
  isUnsaved?: boolean;
  /** Makes body and footer one form, whose main button is then `type="submit"`. */
  onSubmit?: () => void;
}

const Overlay = styled(Radix.Overlay)`
  ${overlayStyle}
`;
const Panel = styled(Radix.Content)<{ $size: DialogSize }>`
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
  display: flex;
  flex-direction: column;
  min-height: 0;
`;

/**
 * A modal dialog; a bottom sheet on phones. Focus moves in, stays in, and returns to where it was.
 */
export function Dialog({
  open,
  onOpenChange,
  trigger,
  title,
  description,
  children,
  footer,
  size = 'medium',
  isUnsaved = false,
  onSubmit,
}: DialogProps) {
  const returnFocus = useReturnFocus();
  const { scope, leave } = useUnsavedScope(isUnsaved);
  const change = (isOpen: boolean) => {
    if (isOpen) onOpenChange?.(true);
    else leave(() => onOpenChange?.(false));
  };
  const content = (
    <>
      {children && <Body>{children}</Body>}
      {footer && <Footer>{footer}</Footer>}
    </>
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onSubmit?.();
  };
  return (
    <Radix.Root
      {...(open === undefined ? {} : { open })}
      {...(onOpenChange ? { onOpenChange: change } : {})}
    >
      {trigger && <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Overlay />
        <Panel
          $size={size}
          {...returnFocus}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <Header>
            <Title>{title}</Title>
            {description && <Description>{description}</Description>}
          </Header>
          <UnsavedScope value={scope}>
            {onSubmit ? <Form onSubmit={submit}>{content}</Form> : content}
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
