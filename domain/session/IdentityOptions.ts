import { sameSitePath } from "../shared/sameSitePath.ts"

/** How a deployment's identity provider is spoken to (specification, section 3: options). */
export interface IdentityOptions {
  /** `OAUTH_CLIENT_ID`. */
  readonly clientId?: string
  /** `OAUTH_VERSION`, of the storefront API; 1 without it. */
  readonly version?: string
  /** `OAUTH_REFRESH_PATH`. */
  readonly refreshPath?: string
  /** `OAUTH_LOGOUT_URL`: a path of the same backend, since the session's cookies go there. */
  readonly logoutPath?: string
}

/** The options in a store's configuration; what is no such option's value is left out. */
export function identityOptions(configuration: Readonly<Record<string, string>>): IdentityOptions {
  const clientId = configuration["OAUTH_CLIENT_ID"]
  const version = configuration["OAUTH_VERSION"]
  const refreshPath = sameSitePath(configuration["OAUTH_REFRESH_PATH"])
  const logoutPath = sameSitePath(configuration["OAUTH_LOGOUT_URL"])
  return {
    ...(clientId !== undefined && /^[\w.-]{1,128}$/.test(clientId) ? { clientId } : {}),
    ...(version !== undefined && /^v?[1-9]$/.test(version) ? { version } : {}),
    ...(refreshPath === undefined ? {} : { refreshPath }),
    ...(logoutPath === undefined ? {} : { logoutPath }),
  }
}
