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
 * Reads a cached picture. The file ends with the SHA-256 of its content, so a truncated or damaged one is detected and
 * reads as absent. Fails for any other error than absence.
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

/** Writes a picture to a temporary file and renames it, so that readers never see a partial file. */
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
