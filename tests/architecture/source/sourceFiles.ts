import { readdirSync, readFileSync } from "node:fs"
import { join, relative, sep } from "node:path"
import { ROOT } from "../RuleFile.ts"

/** A text file of the repository, with its path from the root. */
export interface SourceFile {
  readonly path: string
  readonly text: string
}

const NOT_OURS = ["node_modules", "dist", ".git", ".data", ".artifacts"]
const TEXT =
  /\.(ts|tsx|mts|mjs|cjs|js|css|json|yaml|yml|md|html|xml|sql|csv|txt)$|(^|\/)(run|LICENSE|\.npmrc|\.gitignore)$/

/** Every text file that we wrote or generated, below the given folders. */
export function sourceFiles(folders: readonly string[] = ["."], wanted: RegExp = TEXT): readonly SourceFile[] {
  return filePaths(folders)
    .filter((path) => wanted.test(path))
    .map((path) => ({ path, text: readFileSync(join(ROOT, path), "utf8") }))
}

/** The paths of all files below the given folders, from the root. */
export function filePaths(folders: readonly string[]): readonly string[] {
  return folders
    .flatMap((folder) => [...walk(join(ROOT, folder))])
    .map((path) => relative(ROOT, path).split(sep).join("/"))
}

function* walk(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (NOT_OURS.includes(entry.name)) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* walk(path)
    else if (entry.isFile()) yield path
  }
}
