import { execFileSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

/**
 * Returns a file with an empty database of the installed PGlite, as `dumpDataDir` returns it. It is created once per
 * version of PGlite, which alone decides its content.
 */
export function emptyDatabase(root) {
  const main = createRequire(import.meta.url).resolve("@electric-sql/pglite")
  const { version } = JSON.parse(readFileSync(join(dirname(main), "..", "package.json"), "utf8"))
  const file = join(root, "node_modules", ".cache", `pglite-${version}.tar`)
  if (!existsSync(file))
    execFileSync(process.execPath, [fileURLToPath(new URL("./createEmptyDatabase.mjs", import.meta.url)), file])
  return file
}
