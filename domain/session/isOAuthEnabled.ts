/**
 * Whether calls carry a Bearer header with the access token (specification, section 6: "when OAuth is enabled"). On,
 * unless
 * the store's configuration has `OAUTH_ENABLED` at `false`: the session's cookie then says who calls.
 */
export function isOAuthEnabled(configuration: Readonly<Record<string, string>>): boolean {
  return configuration["OAUTH_ENABLED"]?.trim().toLowerCase() !== "false"
}
