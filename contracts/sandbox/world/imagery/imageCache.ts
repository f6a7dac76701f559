import { createHash, randomUUID } from "node:crypto"
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises"
import { dirname } from "node:path"

export interface CachedImage {
  readonly bytes: Uint8Array
  /** A strong HTTP entity tag, quoted. */
  readonly etag: string
}

const DIGEST_LENGTH = 32

const digestOf = (bytes: Uint8Array): Buffer => createHash("sha256").update(bytes).digest()

const imageOf = (bytes: Uint8Array, digest: Buffer): CachedImage => ({
  bytes,
  etag: `"${digest.toString("base64url").slice(0, 22)}"`,
})

const isMissing = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "ENOENT"

/**
 * Reads a cached picture. The file ends with the SHA-256 of what stands before it, so one that was cut short or damaged
 * is known and reads as absent. Any failure other than absence is the caller's.
 */
export const readCached = async (file: string): Promise<CachedImage | undefined> => {
  try {
    const stored = await readFile(file)
    if (stored.length <= DIGEST_LENGTH) return undefined
    const bytes = stored.subarray(0, -DIGEST_LENGTH)
    const digest = digestOf(bytes)
    return digest.equals(stored.subarray(-DIGEST_LENGTH)) ? imageOf(bytes, digest) : undefined
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** Writes a picture beside its place and renames it there: a reader sees all of it or nothing. */
export const writeCached = async (file: string, bytes: Uint8Array): Promise<CachedImage> => {
  const digest = digestOf(bytes)
  const draft = `${file}.${randomUUID()}.part`
  await mkdir(dirname(file), { recursive: true })
  try {
    await writeFile(draft, Buffer.concat([bytes, digest]))
    await rename(draft, file)
  } catch (error) {
    await rm(draft, { force: true })
    throw error
  }
  return imageOf(bytes, digest)
}
