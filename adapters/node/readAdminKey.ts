import { readFile } from "node:fs/promises"

/** Returns the key in a file; `undefined` when this user cannot read one. */
export async function readAdminKey(file: string): Promise<string | undefined> {
  return readFile(file, "utf8").then(
    (text) => text.trim() || undefined,
    () => undefined,
  )
}
