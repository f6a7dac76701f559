import { readFile } from "node:fs/promises"
import { fileURLToPath } from "node:url"
import { emptyDatabase } from "../../../scripts/lifecycle/emptyDatabase.mjs"

const ROOT = fileURLToPath(new URL("../../..", import.meta.url))

/** A sandbox or a database in memory, from which an image can be taken. */
interface Imaged {
  readonly image?: () => Promise<Blob>
}

export const imageOf = async ({ image }: Imaged): Promise<Blob> => {
  if (image === undefined) throw new Error("Only what is on PGlite has an image.")
  return image()
}

let empty: Promise<Blob> | undefined

/** An empty PGlite. Creating one takes longer than most tests that use it, so that all runs share it. */
export const emptyImage = (): Promise<Blob> => (empty ??= readFile(emptyDatabase(ROOT)).then((tar) => new Blob([tar])))
