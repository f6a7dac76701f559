import type { OptionalGroup } from "../../../domain/consent/ConsentGroup.ts"
import { groupPattern } from "../../../domain/consent/storageRegistry.ts"

/** Deletes everything that a browser stores for the groups. */
export function eraseGroups(
  groups: readonly OptionalGroup[],
  document: { cookie: string },
  storages: () => readonly Pick<Storage, "removeItem">[],
): void {
  const patterns = groups.map((group) => new RegExp(groupPattern(group)))
  const isDenied = (name: string) => patterns.some((pattern) => pattern.test(name))
  try {
    for (const storage of storages()) for (const key of Object.keys(storage)) if (isDenied(key)) storage.removeItem(key)
  } catch {
    // Storage is disabled, so nothing is stored there.
  }
  for (const pair of document.cookie.split("; ")) {
    const [name = ""] = pair.split("=", 1)
    if (isDenied(name)) document.cookie = `${name}=;Path=/;Max-Age=0`
  }
}
