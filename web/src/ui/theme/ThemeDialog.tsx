import { Button } from '../Button';
import { Dialog } from '../Dialog';
import { Stack } from '../Stack';
import { ThemeOption } from './ThemeOption';
import { useTheme } from './ThemeProvider';
import { themes } from './themes';

interface ThemeDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Offers the six themes; the one that is picked applies at once and is remembered. */
export function ThemeDialog({ open, onClose }: ThemeDialogProps) {
  const { activeTheme, setTheme } = useTheme();
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title="Theme"
      description="Changes are saved automatically."
      footer={<Button onClick={onClose}>Done</Button>}
    >
      <Stack as="fieldset" $gap={2} aria-label="Theme">
        {themes.map((theme) => (
          <ThemeOption
            key={theme.id}
            theme={theme}
            isActive={theme.id === activeTheme.id}
            onPick={() => setTheme(theme.id)}
          />
        ))}
      </Stack>
    </Dialog>
  );
}
