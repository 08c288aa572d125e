/** The reason of an administrator’s action as an input; nothing if none was typed. */
export function reasonInput(typed: string): { reason?: string } {
  const reason = typed.trim();
  return reason ? { reason } : {};
}
