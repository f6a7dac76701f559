import { constants, existsSync } from "node:fs"
import { cp, readFile, rm, writeFile } from "node:fs/promises"
import { dirname } from "node:path"
import type { PGlite } from "@electric-sql/pglite"
import { flushFolder } from "./createFile.ts"

/** The content of a new folder. Both are made by the build; a run from source may have neither. */
export interface InitialContent {
  /** Folder of a database that is closed, which is copied; preferred where it exists. */
  readonly original?: string | undefined
  /** Compressed file with an empty database, as PGlite's `dumpDataDir` returns it. */
  readonly emptyDatabase?: string | undefined
}

/**
 * Opens the PGlite of a folder. A new folder starts from its initial content: without it PGlite creates an empty
 * database, which takes 3 s of CPU time and 600 MB of memory. A folder whose creation was interrupted starts over.
 */
export const openOrCreateDatabase = async (
  folder: string,
  { original, emptyDatabase }: InitialContent,
  open: (content?: Blob) => Promise<PGlite>,
): Promise<PGlite> => {
  const mark = `${folder}-unfinished`
  if (existsSync(mark)) await rm(folder, { recursive: true, force: true })
  if (existsSync(folder)) return open()
  await writeFile(mark, "")
  const pglite =
    original !== undefined && existsSync(original)
      ? await cp(original, folder, { recursive: true, mode: constants.COPYFILE_FICLONE }).then(() => open())
      : await open(emptyDatabase === undefined ? undefined : await readImage(emptyDatabase))
  await rm(mark)
  // A mark that a power failure restored would delete the data.
  await flushFolder(dirname(mark))
  return pglite
}

/** The content of a compressed file; undefined where a run from source has none. */
const readImage = async (file: string): Promise<Blob | undefined> =>
  existsSync(file) ? new Blob([await readFile(file)], { type: "application/gzip" }) : undefined
