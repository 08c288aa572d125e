/** The operation that needs the password: a change, or a file with data about people. */
export type AskedFor = 'change' | 'export';

export type Answer = (isConfirmed: boolean) => void;

/** The dialog on screen that asks for the password. */
interface Asker {
  show: (answer: Answer, askedFor: AskedFor) => void;
  /** Whether the password was given so recently that the server does not want it again. */
  isRecent: () => Promise<boolean>;
}

/**
 * Asks for the password where the server wants it again. Requests that come together share one
 * question.
 */
class PasswordGate {
  private asker: Asker | undefined;
  private asked: Promise<boolean> | undefined;

  /** Registers what asks; returns a function that unregisters it. */
  register(asker: Asker): () => void {
    this.asker = asker;
    return () => {
      if (this.asker === asker) this.asker = undefined;
    };
  }

  /** Resolves with whether the password was confirmed; false where nothing can ask. */
  ask(askedFor: AskedFor = 'change'): Promise<boolean> {
    const { asker } = this;
    if (!asker) return Promise.resolve(false);
    this.asked ??= new Promise<boolean>((answer) => asker.show(answer, askedFor)).finally(() => {
      this.asked = undefined;
    });
    return this.asked;
  }

  /** Asks ahead of a download, which cannot be repeated, unless the password is recent. */
  async askUnlessRecent(): Promise<boolean> {
    const isRecent = (await this.asker?.isRecent()) ?? true;
    return isRecent || this.ask('export');
  }
}

export const passwordGate = new PasswordGate();
