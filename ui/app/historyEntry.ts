/**
 * The name of the current entry of the history, under `key` as react-router writes it; nothing for one that is not
 * ours.
 */
export function historyEntry(): string | undefined {
  const state: unknown = history.state
  return typeof state === "object" && state !== null && "key" in state && typeof state.key === "string"
    ? state.key
    : undefined
}

/** Gives the current entry a name, if it has none: the page's own, which stays through a reload. */
export function nameHistoryEntry(name: string = crypto.getRandomValues(new Uint32Array(2)).join("-")): string {
  const known = historyEntry()
  if (known !== undefined) return known
  history.replaceState({ key: name }, "")
  return name
}
