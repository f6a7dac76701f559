import { createHash } from "node:crypto"
import { promisify } from "node:util"
import { brotliCompress, brotliDecompress, constants, gzip } from "node:zlib"
import type { ContentEncoding } from "../compression/acceptedEncoding.ts"

const compressBrotli = promisify(brotliCompress)
const decompressBrotli = promisify(brotliDecompress)
const compressGzip = promisify(gzip)

/** A page of 140 kB takes 5 ms of a pool thread; higher qualities take several times as long for 5 % fewer bytes. */
const BROTLI_QUALITY = 6
/** Base-2 logarithm of the window; the default of 4 MB costs as much memory for each compression. */
const BROTLI_WINDOW = 18

/**
 * A rendered page, stored compressed: its HTML is not kept. It keeps the nonce it was rendered with (decision 004), so
 * its security policy belongs to the copy.
 */
export interface PageCopy extends Compressed {
  readonly nonce: string
  /** Weak, since all encodings share it. Differs between copies, as their nonces do. */
  readonly etag: string
  /** Hash of the HTML without the nonce. */
  readonly digest: string
  /** The page's data that the HTML does not contain. */
  readonly remainder?: Compressed & Pick<Remainder, "digest">
}

/** A text in its compressed forms. */
interface Compressed {
  readonly brotli: Uint8Array<ArrayBuffer>
  /** Compressed when a client without brotli first asks for it. */
  readonly gzip: () => Promise<Uint8Array<ArrayBuffer>>
}

/** JSON of the data that a page's HTML lacks (`PageRemainder`), and the digest by which the HTML names it. */
export interface Remainder {
  readonly digest: string
  readonly json: string
}

/**
 * Compresses a rendered page in zlib's thread pool. Returns `previous`, with its nonce, when only the nonce differs: a
 * browser's copy then stays valid.
 */
export async function pageCopy(
  html: string,
  nonce: string,
  previous: PageCopy | undefined,
  remainder?: Remainder,
): Promise<PageCopy> {
  const digest = createHash("sha256").update(html.replaceAll(nonce, "")).digest("base64url")
  if (previous?.digest === digest) return previous
  return {
    nonce,
    etag: `W/"${createHash("sha256").update(digest).update(nonce).digest("base64url").slice(0, 27)}"`,
    digest,
    ...(await compressed(html)),
    ...(remainder === undefined
      ? {}
      : { remainder: { digest: remainder.digest, ...(await compressed(remainder.json)) } }),
  }
}

async function compressed(text: string): Promise<Compressed> {
  const brotli = await compressBrotli(text, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
      [constants.BROTLI_PARAM_LGWIN]: BROTLI_WINDOW,
      [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
    },
  })
  let gzipped: Promise<Uint8Array<ArrayBuffer>> | undefined
  return {
    brotli: new Uint8Array(brotli),
    gzip: () => (gzipped ??= decompressBrotli(brotli).then(compressGzip).then(toBytes)),
  }
}

/** Returns the copy in an encoding; uncompressed without one. */
export async function encodedCopy(
  copy: Compressed,
  encoding: ContentEncoding | undefined,
): Promise<Uint8Array<ArrayBuffer>> {
  if (encoding === "br") return copy.brotli
  return encoding === "gzip" ? copy.gzip() : toBytes(await decompressBrotli(copy.brotli))
}

/**
 * Returns the bytes of a copy and its key in memory: twice the brotli bytes, for the gzip copy; JavaScript uses up to
 * two bytes per character of a key.
 */
export function copySize({ brotli, remainder }: PageCopy, key: string): number {
  return 2 * (brotli.length + (remainder?.brotli.length ?? 0) + key.length) + 1
}

/** True when `If-None-Match` names the copy (RFC 9110, section 13.1.2: weak comparison). */
export function isKnownCopy({ etag }: PageCopy, ifNoneMatch: string | null | undefined): boolean {
  return (ifNoneMatch ?? "").split(",").some((tag) => withoutWeakness(tag.trim()) === withoutWeakness(etag))
}

function withoutWeakness(tag: string): string {
  return tag.replace(/^W\//, "")
}

function toBytes(buffer: Buffer): Uint8Array<ArrayBuffer> {
  return new Uint8Array(buffer)
}
