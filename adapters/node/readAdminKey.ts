import { readFile } from "node:fs/promises"

/** The key in a file; `undefined` where there is none that this user may read. */
export async function readAdminKey(file: string): Promise<string | undefined> {
  return readFile(file, "utf8").then(
    (text) => text.trim() || undefined,
    () => undefined,
  )
}
