/** The browser in which a sign-in by a provider began, and who the provider says its user is. */
export type KeptName = 'flow' | 'identity';

/** The browser of a request. */
export interface Device {
  label: string;
  /** Proofs that a user has signed in here before. */
  tokens: readonly string[];
  remember(token: string): void;
  /** The values that a sign-in by a provider keeps in it for ten minutes. */
  kept(name: KeptName): readonly string[];
  keep(name: KeptName, value: string | null): void;
}
