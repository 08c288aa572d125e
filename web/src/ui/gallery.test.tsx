import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { axe } from '../lib/test/axe';
import { renderUi } from '../lib/test/render';
import { Button } from './button/Button';
import { IconButton } from './button/IconButton';
import { LinkButton } from './button/LinkButton';
import { Card } from './card/Card';
import { Checkbox } from './choice/Checkbox';
import { Select } from './choice/Select';
import { EmptyState } from './feedback/EmptyState';
import { ErrorState } from './feedback/ErrorState';
import { LoadingState } from './feedback/LoadingState';
import { Skeleton } from './feedback/Skeleton';
import { CodeField } from './form/CodeField';
import { PasswordField } from './form/PasswordField';
import { TextArea } from './form/TextArea';
import { TextField } from './form/TextField';
import { AuthLayout } from './layout/AuthLayout';
import { Page } from './layout/Page';
import { PageHeader } from './layout/PageHeader';
import { ScrollArea } from './layout/ScrollArea';
import { Row, Stack } from './layout/Stack';
import { DropdownMenu } from './menu/DropdownMenu';
import { ConfirmDialog } from './overlay/ConfirmDialog';
import { Dialog } from './overlay/Dialog';
import { Avatar } from './picture/Avatar';
import { Table } from './table/Table';
import { Tabs } from './tabs/Tabs';
import { Badge } from './text/Badge';

const noop = () => {};

function Gallery() {
  return (
    <main>
      <Page>
        <PageHeader
          title="Gallery"
          text="All of it."
          back={{ to: '/', label: 'Home' }}
          actions={<LinkButton to="/calendar">Calendar</LinkButton>}
        />
        <Stack>
          <Row>
            <Button>Save</Button>
            <Button variant="danger" busy>
              Delete
            </Button>
            <IconButton label="Archive" icon={<svg aria-hidden />} />
            <DropdownMenu
              trigger={<Button>More</Button>}
              header="Olivia"
              items={[
                { label: 'Profile', to: '/profile' },
                'separator',
                { label: 'Leave', onSelect: noop, danger: true },
              ]}
            />
          </Row>
          <Card to="/calendar" title="Calendar" text="Your weeks" icon={<svg aria-hidden />} />
          <TextField label="Email" type="email" hint="Yours" error="Missing" prefix="@" />
          <PasswordField label="Password" />
          <CodeField label="Code" value="12" onValueChange={noop} error="Wrong" />
          <TextArea label="Message" defaultValue="Hello" />
          <Checkbox label="Remember" hint="Here only" />
          <Select
            label="Role"
            value=""
            onValueChange={noop}
            options={[{ value: 'OWNER', label: 'Owner' }]}
          />
          <Tabs
            label="Lists"
            tabs={[
              { value: 'a', label: 'A', count: 1, content: <Badge tone="success">done</Badge> },
              { value: 'b', label: 'B', content: 'b' },
            ]}
          />
          <Table
            label="People"
            rows={[{ id: 1, name: 'Olivia Hart' }]}
            rowKey={({ id }) => id}
            columns={[
              { key: 'name', header: 'Name', cell: ({ name }) => name },
              { key: 'face', header: 'Face', cell: ({ name }) => <Avatar name={name} /> },
            ]}
          />
          <ScrollArea label="House documents" maxHeight="5rem">
            <p>Paper</p>
          </ScrollArea>
          <EmptyState title="Nothing here" text="Yet." action={<Button>Add</Button>} />
          <ErrorState message="It failed" onRetry={noop} />
          <LoadingState />
          <Skeleton />
        </Stack>
      </Page>
    </main>
  );
}

test('a gallery of all components has no axe violations', async () => {
  const { container } = renderUi(<Gallery />);
  expect(await axe(container)).toHaveNoViolations();
});

test('an open dialog, confirmation and menu have no axe violations', async () => {
  const { unmount } = renderUi(
    <Dialog onClose={() => {}} title="Write" footer={<Button>Send</Button>}>
      <TextField label="To" />
    </Dialog>,
  );
  expect(await axe(screen.getByRole('dialog'))).toHaveNoViolations();
  unmount();
  const confirmation = renderUi(
    <ConfirmDialog
      onClose={noop}
      title="Delete?"
      description="For good."
      confirmLabel="Delete"
      onConfirm={noop}
    />,
  );
  expect(await axe(screen.getByRole('alertdialog'))).toHaveNoViolations();
  confirmation.unmount();
  renderUi(
    <DropdownMenu trigger={<Button>More</Button>} items={[{ label: 'Leave', onSelect: noop }]} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'More' }));
  expect(await axe(screen.getByRole('menu'))).toHaveNoViolations();
});

test("the account pages have no axe violations and set the tab's title", async () => {
  const { container } = renderUi(
    <AuthLayout title="Welcome back" footer="New here?">
      <TextField label="Email" />
    </AuthLayout>,
  );
  expect(await axe(container)).toHaveNoViolations();
  expect(document.title).toBe('Welcome back · Fairweek');
});
