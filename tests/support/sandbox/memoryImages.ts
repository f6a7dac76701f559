import { randomUUID } from "node:crypto"
import { mkdir, readFile, rename, writeFile } from "node:fs/promises"
import { createRequire } from "node:module"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"
import { openStorage } from "../../../contracts/sandbox/platform/storage/openStorage.ts"

const ARTIFACTS = fileURLToPath(new URL("../../.artifacts", import.meta.url))

/** A sandbox or a database in memory, from which an image can be taken. */
interface Imaged {
  readonly image?: () => Promise<Blob>
}

export const imageOf = async ({ image }: Imaged): Promise<Blob> => {
  if (image === undefined) throw new Error("Only what is on PGlite has an image.")
  return image()
}

let empty: Promise<Blob> | undefined

/** An empty PGlite. Creating one takes longer than most tests that use it, so that runs and their workers share it. */
export const emptyImage = (): Promise<Blob> => (empty ??= storedEmptyImage())

const storedEmptyImage = async (): Promise<Blob> => {
  const file = join(ARTIFACTS, `pglite-${await pgliteVersion()}.tar`)
  const stored = await readFile(file).catch(() => undefined)
  if (stored !== undefined) return new Blob([stored])
  const image = await createEmptyImage()
  await mkdir(ARTIFACTS, { recursive: true })
  // Renamed when complete: another worker may read it at any moment.
  const written = `${file}.${randomUUID()}`
  await writeFile(written, Buffer.from(await image.arrayBuffer()))
  await rename(written, file)
  return image
}

const createEmptyImage = async (): Promise<Blob> => {
  const storage = await openStorage({})
  try {
    return await imageOf(storage)
  } finally {
    await storage.close()
  }
}

/** The version of PGlite, which decides the content of an empty one. */
const pgliteVersion = async (): Promise<string> => {
  const main = createRequire(import.meta.url).resolve("@electric-sql/pglite")
  const { version }: { readonly version: string } = JSON.parse(
    await readFile(join(dirname(main), "..", "package.json"), "utf8"),
  )
  return version
}
