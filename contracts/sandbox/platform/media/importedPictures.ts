import { join } from "node:path"
import { type CachedImage, readCached, writeCached } from "../../world/imagery/imageCache.ts"

/** A picture of a merchant's import, in one size and format: `{id}-{width}.{format}`. */
export const IMPORTED_PICTURE = /^([0-9a-f]{40})-([1-9]\d{0,3})\.(avif|webp)$/u
export const IMPORTED_PATH = "/media/imported/"

/** The pictures of imports, each named by a hash of its content: existing files never change. */
export interface ImportedPictures {
  readonly get: (name: string) => Promise<CachedImage | undefined>
  /** Resolves to false when the bytes are not a picture of the format in the name. */
  readonly keep: (name: string, bytes: Uint8Array) => Promise<boolean>
}

/** Stores pictures in a folder, which is created when it is missing. */
export const importedPictures = (folder: string): ImportedPictures => ({
  get: async (name) => (IMPORTED_PICTURE.test(name) ? readCached(join(folder, name)) : undefined),
  keep: async (name, bytes) => {
    const format = IMPORTED_PICTURE.exec(name)?.[3]
    if (format === undefined || !hasFormat(format, Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)))
      return false
    await writeCached(join(folder, name), bytes)
    return true
  },
})

/** Checks the magic bytes of the two formats. */
const hasFormat = (format: string, bytes: Buffer): boolean =>
  format === "webp"
    ? bytes.toString("latin1", 0, 4) === "RIFF" && bytes.toString("latin1", 8, 12) === "WEBP"
    : bytes.toString("latin1", 4, 12) === "ftypavif"
