import { openStorage } from "../../../contracts/sandbox/storage/openStorage.ts"

/** What has an image: a sandbox or a database in memory. */
interface Imaged {
  readonly image?: () => Promise<Blob>
}

export const imageOf = async ({ image }: Imaged): Promise<Blob> => {
  if (image === undefined) throw new Error("Only what is on PGlite has an image.")
  return image()
}

let empty: Promise<Blob> | undefined

/** An empty PGlite: to make one takes longer than most sentences about it. */
export const emptyImage = (): Promise<Blob> => (empty ??= makeEmpty())

const makeEmpty = async (): Promise<Blob> => {
  const storage = await openStorage({})
  try {
    return await imageOf(storage)
  } finally {
    await storage.close()
  }
}
