/** Returns each folder with more entries than the maximum, with their number. */
export function crowdedFolders(paths: readonly string[], maximum: number): ReadonlyMap<string, number> {
  const entries = new Map<string, Set<string>>()
  for (const path of paths) {
    const parts = path.split("/")
    for (let depth = 1; depth < parts.length; depth += 1) {
      const folder = parts.slice(0, depth).join("/")
      entries.set(folder, (entries.get(folder) ?? new Set()).add(parts[depth] ?? ""))
    }
  }
  return new Map([...entries].flatMap(([folder, { size }]) => (size > maximum ? [[folder, size] as const] : [])))
}
