import { existsSync } from "node:fs"
import { readFile, rm, writeFile } from "node:fs/promises"
import { dirname } from "node:path"
import type { PGlite } from "@electric-sql/pglite"
import { flushFolder } from "./createFile.ts"

/**
 * Opens the PGlite of a folder. A new folder starts from the file with an empty database: without it PGlite creates
 * one, which takes 3 s of CPU time and 600 MB of memory. A folder whose creation was interrupted starts over.
 */
export const openOrCreateDatabase = async (
  folder: string,
  emptyDatabase: string | undefined,
  open: (content?: Blob) => Promise<PGlite>,
): Promise<PGlite> => {
  const mark = `${folder}-unfinished`
  if (existsSync(mark)) await rm(folder, { recursive: true, force: true })
  if (existsSync(folder)) return open()
  await writeFile(mark, "")
  const pglite = await open(emptyDatabase === undefined ? undefined : await readImage(emptyDatabase))
  await rm(mark)
  // A mark that a power failure restored would delete the data.
  await flushFolder(dirname(mark))
  return pglite
}

/** The content of a compressed file; undefined where a run from source has none. */
const readImage = async (file: string): Promise<Blob | undefined> =>
  existsSync(file) ? new Blob([await readFile(file)], { type: "application/gzip" }) : undefined
