import { readFileSync } from "node:fs"
import { join } from "node:path"
import { projectRoot } from "./projectRoot.ts"

type Manifest = Readonly<
  Record<
    string,
    { readonly file: string; readonly imports?: readonly string[]; readonly dynamicImports?: readonly string[] }
  >
>

/** Address of the built file for a source file; built files are named by their content alone. */
export function builtFile(source: string): string {
  const built = readManifest()[source]
  if (built === undefined) throw new Error(`${source} is no file of its own in the built shop.`)
  return `/${built.file}`
}

/**
 * Addresses of the built files that the given source files import, deferred ones too, but for those that `others`
 * import at once.
 */
export function builtFilesOf(sources: readonly RegExp[], others: readonly string[]): ReadonlySet<string> {
  const manifest = readManifest()
  const collect = (key: string, found: Set<string>, withDeferred: boolean, excluded: ReadonlySet<string>) => {
    const built = manifest[key]
    if (built === undefined || found.has(key) || excluded.has(key)) return
    found.add(key)
    for (const next of [...(built.imports ?? []), ...(withDeferred ? (built.dynamicImports ?? []) : [])])
      collect(next, found, withDeferred, excluded)
  }
  const excluded = new Set<string>()
  for (const other of others) collect(other, excluded, false, new Set())
  const found = new Set<string>()
  for (const source of sources) {
    const keys = Object.keys(manifest).filter((key) => source.test(key))
    if (keys.length === 0) throw new Error(`${String(source)} is no file of its own in the built shop.`)
    for (const key of keys) collect(key, found, true, excluded)
  }
  return new Set([...found].map((key) => `/${manifest[key]?.file}`))
}

function readManifest(): Manifest {
  return JSON.parse(readFileSync(join(projectRoot, "dist", "client", ".vite", "manifest.json"), "utf8"))
}
