import { Select } from '../../../ui/choice/Select';
import { TextArea } from '../../../ui/form/TextArea';
import { TextField } from '../../../ui/form/TextField';
import { Columns } from '../../../ui/layout/Split';
import { categoryOptions, priorityOptions } from '../request-text';
import { LIMITS, type Problems, type RequestWords } from './request-form';

interface Props {
  draft: RequestWords;
  problems: Problems<RequestWords>;
  change: (changes: Partial<RequestWords>) => void;
}

/** The request fields shared by owners' and guests' forms. */
export function RequestFields({ draft, problems, change }: Props) {
  return (
    <>
      <Columns>
        <Select
          label="Category"
          value={draft.category}
          onValueChange={(category) => change({ category })}
          options={categoryOptions}
          placeholder="What is it about?"
          error={problems.category}
        />
        <Select
          label="Priority"
          value={draft.priority}
          onValueChange={(priority) => change({ priority })}
          options={priorityOptions}
        />
      </Columns>
      <TextField
        label="Title"
        labelEnd={
          <span>
            {draft.title.length} of {LIMITS.title}
          </span>
        }
        placeholder="A cot for the little one"
        maxLength={LIMITS.title}
        value={draft.title}
        onChange={({ target }) => change({ title: target.value })}
        error={problems.title}
      />
      <TextArea
        label="Description"
        placeholder="When, how many, where: whatever helps to get it right."
        rows={5}
        maxLength={LIMITS.description}
        value={draft.description}
        onChange={({ target }) => change({ description: target.value })}
        error={problems.description}
      />
    </>
  );
}
