import { useToast } from '../toast/Toast';

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
          description: 'Your browser did not allow it. Please copy it yourself.',
          destructive: true,
        }),
    );
}
