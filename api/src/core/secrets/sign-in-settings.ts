/** A provider by which people sign in, after OpenID Connect. */
export interface SignInProvider {
  /** Its name in addresses. */
  readonly id: string;
  /** Its name on buttons. */
  readonly name: string;
  /** The address under which it describes itself. */
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
  /** The claim that administrators must have from it, with one of these values. */
  readonly administrators?: { readonly claim: string; readonly values: readonly string[] };
}

/** How people sign in besides passwords and passkeys. */
export interface SignInSettings {
  readonly providers: readonly SignInProvider[];
  /** Whether administrator rights need a session that a provider opened. */
  readonly adminsByProvider: boolean;
}
