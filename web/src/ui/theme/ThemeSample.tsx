import { Button } from '../button/Button';
import { Card } from '../card/Card';
import { TextField } from '../form/TextField';
import { Bar } from '../layout/Bar';
import { Row, Stack } from '../layout/Stack';
import { Badge } from '../text/Badge';
import type { Theme } from './themes';

interface ThemeSampleProps {
  theme: Theme;
  isPreview: boolean;
}

/** A sample of each kind of component in the visible theme. */
export function ThemeSample({ theme, isPreview }: ThemeSampleProps) {
  return (
    <Stack>
      <p role="status">
        {isPreview ? `Previewing ${theme.name}.` : `${theme.name} is the active theme.`}
      </p>
      <Card title="Sample card" text="Muted text beside a title">
        <p>Text as it reads on a card.</p>
        <Row $gap={2}>
          <Button>Primary</Button>
          <Button variant="secondary">Secondary</Button>
          <Button variant="danger">Danger</Button>
        </Row>
        <TextField label="Sample field" placeholder="Placeholder" />
        <Row $gap={2}>
          <Badge tone="info">Info</Badge>
          <Badge tone="success">Success</Badge>
          <Badge tone="warning">Warning</Badge>
          <Badge tone="danger">Error</Badge>
        </Row>
        <Bar label="Sample bar" value={3} total={5} />
      </Card>
    </Stack>
  );
}
