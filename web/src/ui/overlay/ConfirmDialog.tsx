import { AlertDialog as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import styled from 'styled-components';
import { Button } from '../button/Button';
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
import { useDialogClose, useDialogPanel } from './use-dialog';

interface ConfirmDialogProps {
  /** Defaults to true: most dialogs are open while they are rendered. */
  open?: boolean;
  onClose: () => unknown;
  title: ReactNode;
  description: ReactNode;
  /** Further information below the description. */
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  /** For actions that cannot be undone. */
  danger?: boolean;
  busy?: boolean;
  /** True while the effect of the action is unknown. */
  disabled?: boolean;
  /** Asks before something typed into it would be lost. */
  isUnsaved?: boolean;
  /** Runs the action; the caller closes the dialog afterwards. */
  onConfirm: () => void;
}

const Overlay = styled(Radix.Overlay)`
  ${overlayStyle}
`;
const Frame = styled(Radix.Content)<{ $size: DialogSize }>`
  ${panelStyle}
`;
const Header = styled.header`
  padding: ${space[5]} ${space[5]} ${space[4]};
  ${screen.phone} {
    padding-inline: ${space[4]};
  }
`;
const Title = styled(Radix.Title)`
  ${titleStyle}
`;
const Description = styled(Radix.Description)`
  ${descriptionStyle}
`;

/** Asks for confirmation; only its buttons and Escape close it. */
export function ConfirmDialog({
  open = true,
  onClose,
  title,
  description,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  danger = false,
  busy = false,
  disabled = false,
  isUnsaved = false,
  onConfirm,
}: ConfirmDialogProps) {
  const { close } = useDialogClose(isUnsaved, onClose);
  return (
    <Radix.Root open={open} onOpenChange={close}>
      <Radix.Portal>
        <Overlay />
        <Panel $size="small" close={close}>
          <Header>
            <Title>{title}</Title>
            <Description>{description}</Description>
          </Header>
          {children && <Body>{children}</Body>}
          <Footer>
            <Radix.Cancel asChild>
              <Button variant="secondary" disabled={busy}>
                {cancelLabel}
              </Button>
            </Radix.Cancel>
            <Button
              variant={danger ? 'danger' : 'primary'}
              {...{ busy, disabled }}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
          </Footer>
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Panel({ close, ...props }: ComponentProps<typeof Frame> & { close: () => void }) {
  return <Frame {...props} {...useDialogPanel(close)} />;
}
