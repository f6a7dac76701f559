/**
 * The key of the current history entry, under `key` as react-router writes it; `undefined` for entries that this
 * application did not create.
 */
export function historyEntry(): string | undefined {
  const state: unknown = history.state
  return typeof state === "object" && state !== null && "key" in state && typeof state.key === "string"
    ? state.key
    : undefined
}

/** Gives the current entry a key if it has none. The key survives a reload. */
export function nameHistoryEntry(name: string = crypto.getRandomValues(new Uint32Array(2)).join("-")): string {
  const known = historyEntry()
  if (known !== undefined) return known
  history.replaceState({ key: name }, "")
  return name
}
