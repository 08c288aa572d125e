import styled from 'styled-components';
import { color, radius, space } from '../theme/tokens';
import { useToast } from '../toast/Toast';

const Text = styled.input`
  width: 100%;
  margin-top: ${space[2]};
  padding: ${space[2]};
  border: 1px solid ${color.inputBorder};
  border-radius: ${radius.medium};
  background: ${color.surface};
  color: ${color.text};
`;

/** Asks to copy the text by hand; its field is selected at once, which keeps the toast open. */
const byHand = (what: string, text: string) => (
  <>
    Your browser did not allow it. Please copy it yourself:
    <Text
      aria-label={what}
      readOnly
      value={text}
      ref={(field) => field?.focus()}
      onFocus={({ target }) => target.select()}
    />
  </>
);

/**
 * Returns the function that copies a text to the clipboard and says so; `what` is what was copied,
 * such as 'Address'.
 */
export function useCopy(): (what: string, text: string) => Promise<unknown> {
  const { toast } = useToast();
  return (what, text) =>
    navigator.clipboard.writeText(text).then(
      () => toast({ title: `${what} copied` }),
      () =>
        toast({
          title: `${what} not copied`,
          description: byHand(what, text),
          destructive: true,
        }),
    );
}
