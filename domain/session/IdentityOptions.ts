import { sameSitePath } from "../shared/sameSitePath.ts"

/** Settings of a deployment's identity provider (S3.3: options). */
export interface IdentityOptions {
  /** `OAUTH_CLIENT_ID`. */
  readonly clientId?: string
  /** `OAUTH_VERSION` of the storefront API. Default: 1. */
  readonly version?: string
  /** `OAUTH_REFRESH_PATH`. */
  readonly refreshPath?: string
  /** `OAUTH_LOGOUT_URL`: must be a path of the same backend, since it receives the session's cookies. */
  readonly logoutPath?: string
}

/** Returns the options of a store's configuration without invalid values. */
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
