import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { DocumentNode } from 'graphql';

/** The SHA-256 of an operation's text in hexadecimal: its key in the list and in requests. */
export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * The operations of our own web interface, written by its build. Only these are cached once parsed
 * and compiled, so that no client can fill the memory.
 */
export class PersistedOperations {
  private readonly documents = new Map<string, DocumentNode>();

  private readonly hashes: ReadonlyMap<string, string>;

  /** @param texts the operation texts, by hash */
  constructor(private readonly texts: ReadonlyMap<string, string>) {
    this.hashes = new Map(Array.from(texts, ([hash, text]) => [text, hash]));
  }

  /** Reads the list, a JSON object of texts by hash; empty if there is no such file. */
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

  /** Returns the hash of any text; that of a persisted operation is not computed again. */
  hashOf(text: string): string {
    return this.hashes.get(text) ?? hashOf(text);
  }

  textOf(hash: string): string | undefined {
    return this.texts.get(hash);
  }

  /** Returns the parsed and validated document of a persisted operation, if it is cached. */
  documentOf(hash: string): DocumentNode | undefined {
    return this.documents.get(hash);
  }

  /** Caches a valid document if it is a persisted operation. */
  keep(hash: string, document: DocumentNode): void {
    if (this.has(hash)) this.documents.set(hash, document);
  }
}
