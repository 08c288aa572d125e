import { useState } from 'react';
import { Button } from '../button/Button';
import { Stack } from '../layout/Stack';
import { Dialog } from '../overlay/Dialog';
import { Tabs } from '../tabs/Tabs';
import { ThemeOption } from './ThemeOption';
import { useTheme } from './ThemeProvider';
import { ThemeSample } from './ThemeSample';
import { type ThemeId, themes } from './themes';

interface ThemeDialogProps {
  open: boolean;
  onClose: () => void;
  /** Called with the selected theme; it already applies and is stored in this browser. */
  onChoose?: (id: ThemeId) => void;
}

/**
 * Spec §2 'Theme selection': a selected theme applies at once; Done selects a preview too, and
 * Cancel returns to the theme before.
 */
export function ThemeDialog({ open, onClose, onChoose }: ThemeDialogProps) {
  const { theme, activeTheme, setTheme, previewTheme } = useTheme();
  const [before, setBefore] = useState({ open, id: activeTheme.id });
  if (before.open !== open) setBefore({ open, id: activeTheme.id });
  const isPreview = theme.id !== activeTheme.id;
  const choose = (id: ThemeId) => {
    setTheme(id);
    onChoose?.(id);
  };
  const close = () => {
    previewTheme(null);
    onClose();
  };
  const cancel = () => {
    if (activeTheme.id !== before.id) choose(before.id);
    close();
  };
  const finish = () => {
    if (isPreview) choose(theme.id);
    onClose();
  };
  const cards = (
    <Stack as="fieldset" $gap={2} aria-label="Theme">
      {themes.map((one) => (
        <ThemeOption
          key={one.id}
          theme={one}
          isActive={one.id === activeTheme.id}
          onPick={() => choose(one.id)}
          onPreview={() => previewTheme(one.id)}
        />
      ))}
    </Stack>
  );
  return (
    <Dialog
      open={open}
      onClose={close}
      title="Theme"
      description="Changes are saved automatically."
      footer={
        <>
          <Button variant="ghost" onClick={cancel}>
            Cancel
          </Button>
          <Button variant="secondary" disabled={!isPreview} onClick={() => previewTheme(null)}>
            Reset Preview
          </Button>
          <Button onClick={finish}>Done</Button>
        </>
      }
    >
      <Tabs
        label="Theme selection"
        tabs={[
          { value: 'themes', label: 'Available Themes', content: cards },
          {
            value: 'preview',
            label: 'Live Preview',
            content: <ThemeSample theme={theme} isPreview={isPreview} />,
          },
        ]}
      />
    </Dialog>
  );
}
