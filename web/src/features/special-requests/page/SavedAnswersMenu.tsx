import { useState } from 'react';
import { useSavedAnswersQuery } from '../../../generated/graphql';
import { Button } from '../../../ui/button/Button';
import { lazyComponent } from '../../../ui/feedback/lazy-component';
import { ChevronDown, Pencil } from '../../../ui/icon/icons';
import { DropdownMenu } from '../../../ui/menu/DropdownMenu';

const SavedAnswersDialog = lazyComponent(
  async () => (await import('./SavedAnswersDialog')).SavedAnswersDialog,
  null,
);

interface Props {
  /** The draft text, to be saved as an answer. */
  text: string;
  onUse: (text: string) => void;
}

/** Inserts one of the administrators' saved answers, and leads to saving and deleting them. */
export function SavedAnswersMenu({ text, onUse }: Props) {
  const [isManaging, setManaging] = useState(false);
  const { data } = useSavedAnswersQuery({ fetchPolicy: 'cache-and-network' });
  const answers = data?.savedAnswers ?? [];
  const manage = {
    label: 'Manage saved answers',
    icon: <Pencil size={18} />,
    onSelect: () => setManaging(true),
  };
  return (
    <>
      <DropdownMenu
        trigger={
          <Button size="small" variant="ghost" icon={<ChevronDown size={16} aria-hidden />}>
            Saved answers
          </Button>
        }
        items={[
          ...(answers.length > 0
            ? answers.map(({ title, text }) => ({ label: title, onSelect: () => onUse(text) }))
            : [{ label: 'No saved answers yet', disabled: true }]),
          'separator',
          manage,
        ]}
      />
      {isManaging && (
        <SavedAnswersDialog answers={answers} text={text} onClose={() => setManaging(false)} />
      )}
    </>
  );
}
