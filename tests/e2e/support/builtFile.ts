import { readFileSync } from "node:fs"
import { join } from "node:path"
import { projectRoot } from "./projectRoot.ts"

/** Address of the built file for a source file; built files are named by their content alone. */
export function builtFile(source: string): string {
  const manifest: Readonly<Record<string, { readonly file: string }>> = JSON.parse(
    readFileSync(join(projectRoot, "dist", "client", ".vite", "manifest.json"), "utf8"),
  )
  const built = manifest[source]
  if (built === undefined) throw new Error(`${source} is no file of its own in the built shop.`)
  return `/${built.file}`
}
