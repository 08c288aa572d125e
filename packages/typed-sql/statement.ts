/** A statement that PostgreSQL prepares once per connection, under its name. */
export interface Statement<Key extends string = string> {
  /** The name of its generated types. */
  readonly key: Key;
  /** The name under which it is prepared. */
  readonly name: string;
  readonly text: string;
}

/** PostgreSQL truncates longer names. */
const NAME_CHARACTERS = 63;

/** The statements of an application, whose keys are those of its generated types. */
export class Statements<Key extends string> {
  private readonly registered = new Map<string, Statement<Key>>();

  /** Registers a statement; several texts may share a key, each `way` with its own plan. */
  add<Name extends Key>(key: Name, text: string, way?: string): Statement<Name> {
    const added = { key, name: way === undefined ? key : `${key}-${way}`, text };
    if (this.registered.has(added.name)) throw new Error(`Two statements are named ${added.name}.`);
    if (added.name.length > NAME_CHARACTERS) throw new Error(`${added.name} is too long a name.`);
    this.registered.set(added.name, added);
    return added;
  }

  /** Returns every statement of the modules loaded so far. */
  all(): Statement<Key>[] {
    return [...this.registered.values()];
  }
}
