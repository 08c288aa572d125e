type Answer = (isConfirmed: boolean) => void;

/**
 * Asks for the password where the server wants it again. The dialog on screen answers; requests
 * that come together share one question.
 */
class PasswordGate {
  private show: ((answer: Answer) => void) | undefined;
  private asked: Promise<boolean> | undefined;

  /** Calls the listener with the function that answers; returns a function that unsubscribes. */
  onAsk(show: (answer: Answer) => void): () => void {
    this.show = show;
    return () => {
      if (this.show === show) this.show = undefined;
    };
  }

  /** Resolves with whether the password was confirmed; false where no dialog can ask. */
  ask(): Promise<boolean> {
    const { show } = this;
    if (!show) return Promise.resolve(false);
    this.asked ??= new Promise<boolean>(show).finally(() => {
      this.asked = undefined;
    });
    return this.asked;
  }
}

export const passwordGate = new PasswordGate();
