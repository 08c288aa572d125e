import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { DocumentNode } from 'graphql';

/** The SHA-256 of an operation's text, in hexadecimal: its name in the list and on the wire. */
export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * The operations of our own web interface, as its build has written them. They alone are parsed
 * once, compiled and kept, so that nothing that a client makes up can fill the memory.
 */
export class PersistedOperations {
  private readonly documents = new Map<string, DocumentNode>();

  /** @param texts by their hashes */
  constructor(private readonly texts: ReadonlyMap<string, string>) {}

  /** Reads the list, a JSON object of texts by their hashes; without a file it is empty. */
  static async load(file: string): Promise<PersistedOperations> {
    try {
      const texts: Record<string, string> = JSON.parse(await readFile(file, 'utf8'));
      return new PersistedOperations(new Map(Object.entries(texts)));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
      return new PersistedOperations(new Map());
    }
  }

  get isEmpty(): boolean {
    return this.texts.size === 0;
  }

  has(hash: string): boolean {
    return this.texts.has(hash);
  }

  textOf(hash: string): string | undefined {
    return this.texts.get(hash);
  }

  /** The parsed and validated document of one of these operations, once it was kept. */
  documentOf(hash: string): DocumentNode | undefined {
    return this.documents.get(hash);
  }

  /** Keeps a valid document; of any other operation it keeps nothing. */
  keep(hash: string, document: DocumentNode): void {
    if (this.has(hash)) this.documents.set(hash, document);
  }
}
