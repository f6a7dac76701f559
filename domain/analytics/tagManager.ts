/**
 * Returns the address of a store's tag manager, `TAG_MANAGER_URL` of its configuration, by https; `undefined` without
 * one.
 */
export function tagManager(configuration: Readonly<Record<string, string>>): string | undefined {
  const address = configuration["TAG_MANAGER_URL"]?.trim() ?? ""
  return /^https:\/\/[a-z0-9.-]+(?::[0-9]{1,5})?\/[^\s"'<>\\]*$/.test(address) ? address : undefined
}

/** Origins that a tag manager's pages may connect to and show in frames: `TAG_MANAGER_SOURCES`, separated by commas. */
export function tagManagerSources(configuration: Readonly<Record<string, string>>): readonly string[] {
  if (tagManager(configuration) === undefined) return []
  return (configuration["TAG_MANAGER_SOURCES"] ?? "")
    .split(",")
    .map((source) => source.trim())
    .filter((source) => /^https:\/\/(?:\*\.)?[a-z0-9.-]+(?::[0-9]{1,5})?$/.test(source))
}
