import { inflateSync } from "node:zlib"

const [WOFF_HEADER, WOFF_ENTRY] = [44, 20]
const [SFNT_HEADER, SFNT_ENTRY] = [12, 16]
/** Tables of a font begin at multiples of this. */
const ALIGNMENT = 4

/**
 * Returns the TrueType or OpenType font in a WOFF file (https://www.w3.org/TR/WOFF/), whose tables are compressed one
 * by one. The PDF library decompresses a table at each use, in JavaScript; a font that is unpacked once costs a tenth.
 */
export const unpackWoff = (woff: Buffer): Buffer => {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = WOFF_HEADER + index * WOFF_ENTRY
    const offset = woff.readUInt32BE(entry + 4)
    const stored = woff.subarray(offset, offset + woff.readUInt32BE(entry + 8))
    const length = woff.readUInt32BE(entry + 12)
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: woff.subarray(entry + 16, entry + 20),
      // A table that compression would not shorten is stored as it is.
      bytes: stored.length < length ? inflateSync(stored) : stored,
    }
  })
  const header = Buffer.alloc(SFNT_HEADER + count * SFNT_ENTRY)
  woff.copy(header, 0, 4, 8)
  header.writeUInt16BE(count, 4)
  // For a binary search in the directory: the largest power of two in the count, its exponent, and the rest.
  const exponent = Math.floor(Math.log2(count))
  header.writeUInt16BE(2 ** exponent * SFNT_ENTRY, 6)
  header.writeUInt16BE(exponent, 8)
  header.writeUInt16BE((count - 2 ** exponent) * SFNT_ENTRY, 10)
  let offset = header.length
  const parts = tables.map(({ tag, checksum, bytes }, index) => {
    const entry = SFNT_HEADER + index * SFNT_ENTRY
    tag.copy(header, entry)
    checksum.copy(header, entry + 4)
    header.writeUInt32BE(offset, entry + 8)
    header.writeUInt32BE(bytes.length, entry + 12)
    const padded = Buffer.alloc(Math.ceil(bytes.length / ALIGNMENT) * ALIGNMENT)
    bytes.copy(padded)
    offset += padded.length
    return padded
  })
  return Buffer.concat([header, ...parts])
}
