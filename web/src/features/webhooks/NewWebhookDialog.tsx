import { useCreateWebhookMutation, type WebhookKind } from '../../generated/graphql';
import { dataOf } from '../../lib/network/data-of';
import { Checkbox } from '../../ui/choice/Checkbox';
import { Fieldset } from '../../ui/form/Fieldset';
import { TextField } from '../../ui/form/TextField';
import { useDialogForm } from '../../ui/form/use-edit-form';
import { FormDialog } from '../../ui/overlay/FormDialog';
import { KIND_NAMES, kindsFor } from './webhook-words';

const NO_KINDS: readonly WebhookKind[] = [];

interface Props {
  /** Whether kinds of all users can be chosen. */
  isAdminSession: boolean;
  onMade: (secret: string) => void;
  onClose: () => void;
}

/** Asks for the address of a webhook and its events, and makes it. */
export function NewWebhookDialog({ isAdminSession, onMade, onClose }: Props) {
  const [create] = useCreateWebhookMutation();
  const form = useDialogForm({
    first: { name: '', url: '', kinds: NO_KINDS },
    save: async ({ name, url, kinds }) => {
      const data = dataOf(
        await create({ variables: { name, url: url.trim(), kinds: [...kinds] } }),
      );
      return data.createWebhook.secret;
    },
    failure: { title: 'The webhook could not be created', fallback: 'Please try again.' },
    onSaved: onMade,
  });
  const { name, url, kinds } = form.draft;
  return (
    <FormDialog
      title="New webhook"
      description="Your program is notified when something happens. It gets ids only, never what people write, and nothing you cannot see yourself."
      submitLabel="Create webhook"
      form={form}
      disabled={name.trim() === '' || url.trim() === '' || kinds.length === 0}
      onClose={onClose}
    >
      <TextField
        label="Name"
        hint="What it is for, such as ‘Heating at the lake’."
        name="name"
        {...form.text('name')}
        maxLength={100}
        autoComplete="off"
      />
      <TextField
        label="Address"
        hint={!form.problems.url && 'It begins with https:// and is on the public internet.'}
        name="url"
        type="url"
        inputMode="url"
        {...form.text('url')}
        maxLength={1000}
        autoComplete="off"
      />
      <Fieldset legend="Events">
        {kindsFor(isAdminSession).map((kind) => (
          <Checkbox
            key={kind}
            label={KIND_NAMES[kind].name}
            hint={KIND_NAMES[kind].hint}
            checked={kinds.includes(kind)}
            onCheckedChange={(isOn) =>
              form.change({ kinds: isOn ? [...kinds, kind] : kinds.filter((it) => it !== kind) })
            }
          />
        ))}
      </Fieldset>
    </FormDialog>
  );
}
