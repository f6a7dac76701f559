import { openStorage } from "../../../contracts/sandbox/platform/storage/openStorage.ts"

/** A sandbox or a database in memory, from which an image can be taken. */
interface Imaged {
  readonly image?: () => Promise<Blob>
}

export const imageOf = async ({ image }: Imaged): Promise<Blob> => {
  if (image === undefined) throw new Error("Only what is on PGlite has an image.")
  return image()
}

let empty: Promise<Blob> | undefined

/** An empty PGlite. Creating one takes longer than most tests that use it. */
export const emptyImage = (): Promise<Blob> => (empty ??= createEmptyImage())

const createEmptyImage = async (): Promise<Blob> => {
  const storage = await openStorage({})
  try {
    return await imageOf(storage)
  } finally {
    await storage.close()
  }
}
