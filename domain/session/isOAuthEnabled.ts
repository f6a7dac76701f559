/**
 * Whether calls carry a Bearer header with the access token (S6.1: "when OAuth is enabled"). True
 * unless the store's configuration has `OAUTH_ENABLED` = `false`: then the session's cookie authenticates.
 */
export function isOAuthEnabled(configuration: Readonly<Record<string, string>>): boolean {
  return configuration["OAUTH_ENABLED"]?.trim().toLowerCase() !== "false"
}
