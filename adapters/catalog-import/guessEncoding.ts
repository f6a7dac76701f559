import { createReadStream } from "node:fs"
import { SHEET_ENCODINGS, type SheetEncoding } from "../../application/catalog/import/CatalogueFile.ts"
import { SheetUnreadableError } from "../../application/catalog/import/SheetUnreadableError.ts"
import type { ByteCounts } from "./ByteCounter.ts"
import { ByteCounter } from "./ByteCounter.ts"
import type { SampleLine } from "./guessCodePage.ts"
import { guessCodePage } from "./guessCodePage.ts"
import type { LocalCopy } from "./localCopy.ts"

/** Magic bytes of files that are not text, and the advice for each. */
const OTHER_KINDS: readonly (readonly [readonly number[], string])[] = [
  [
    [0x50, 0x4b, 0x03, 0x04],
    "is a zip archive or an Excel workbook: unpack it, or save the sheet as CSV, and import that",
  ],
  [[0xd0, 0xcf, 0x11, 0xe0], "is an old Excel workbook: save the sheet as CSV and import that"],
  [[0x1f, 0x8b], "is packed with gzip twice: unpack it first"],
  [[0x25, 0x50, 0x44, 0x46], "is a PDF: export the catalogue as CSV, XML or JSON"],
  [[0x89, 0x50, 0x4e, 0x47], "is a picture"],
  [[0xff, 0xfe, 0x00, 0x00], "is written in UTF-32: save it as UTF-8"],
]
/** The share of NUL bytes from which a file without a byte order mark counts as UTF-16; fewer are damage. */
const NUL_SHARE = 0.01

/** Bytes of non-ASCII lines in the sample for the code page. */
const SAMPLE_BYTES = 131_072
const XML_ENCODING = /^\s*<\?xml[^>]*\sencoding=["']([\w-]+)["']/u

/**
 * Returns the encoding of a file, from all its bytes. Fails with a `SheetUnreadableError` when the file is not text, or
 * its encoding is ambiguous.
 */
export async function guessEncoding({ path, name: file }: LocalCopy): Promise<SheetEncoding> {
  const counter = new ByteCounter()
  let head: Uint8Array = new Uint8Array()
  for await (const chunk of createReadStream(path)) {
    if (!(chunk instanceof Uint8Array)) continue
    if (head.length < 4) head = Buffer.concat([head, chunk.subarray(0, 4)])
    const kind = OTHER_KINDS.find(([bytes]) => bytes.every((byte, at) => head[at] === byte))
    if (kind !== undefined) throw new SheetUnreadableError({ message: `${file} ${kind[1]}.` })
    const marked = byteOrderMarkOf(head)
    if (marked !== undefined) return marked
    counter.add(chunk)
  }
  const counted = counter.close()
  const encoding = encodingOf(counted)
  if (encoding !== undefined) return encoding
  if (counted.nulsAtEven + counted.nulsAtOdd > counted.bytes * NUL_SHARE)
    throw new SheetUnreadableError({
      message: `${file} is no text: there are NULs in it. Save it as UTF-8, or name its encoding with --encoding.`,
    })
  const sample = await sampleOf(path)
  return sample.named ?? guessCodePage(file, sample.lines)
}

/** Returns a sample of a file's non-ASCII lines, and the encoding in its XML declaration. */
async function sampleOf(
  file: string,
): Promise<{ readonly lines: readonly SampleLine[]; readonly named?: SheetEncoding }> {
  const lines: SampleLine[] = []
  let taken = 0
  let line = 0
  let held: Uint8Array = new Uint8Array()
  const take = (bytes: Uint8Array) => {
    line += 1
    if (!bytes.some((byte) => byte >= 0x80)) return
    lines.push({ line, bytes })
    taken += bytes.length
  }
  for await (const chunk of createReadStream(file)) {
    if (!(chunk instanceof Uint8Array)) continue
    const bytes = Buffer.concat([held, chunk])
    const named =
      line === 0 && held.length === 0
        ? XML_ENCODING.exec(bytes.subarray(0, 200).toString("latin1"))?.[1]?.toLowerCase()
        : undefined
    const known = SHEET_ENCODINGS.find((encoding) => encoding === named)
    if (known !== undefined) return { lines, named: known }
    let start = 0
    for (let end = bytes.indexOf(0x0a); end >= 0 && taken < SAMPLE_BYTES; end = bytes.indexOf(0x0a, start)) {
      take(bytes.subarray(start, end))
      start = end + 1
    }
    if (taken >= SAMPLE_BYTES) return { lines }
    held = bytes.subarray(start)
    // Of files with a single line, such as JSON, a part is enough.
    if (held.length > SAMPLE_BYTES && held.subarray(0, SAMPLE_BYTES).some((byte) => byte >= 0x80)) break
    if (held.length > SAMPLE_BYTES) held = new Uint8Array()
  }
  if (held.length > 0) take(wholeCharacters(held))
  return { lines }
}

/** Cuts a long line after an ASCII byte, so that no character is split. */
function wholeCharacters(bytes: Uint8Array): Uint8Array {
  if (bytes.length <= SAMPLE_BYTES) return bytes
  const part = bytes.subarray(0, SAMPLE_BYTES)
  return part.subarray(0, part.findLastIndex((byte) => byte < 0x40) + 1)
}

function byteOrderMarkOf(head: Uint8Array): SheetEncoding | undefined {
  const [first, second] = head
  if (first === 0xff && second === 0xfe && head.length >= 4) return "utf-16le"
  return first === 0xfe && second === 0xff ? "utf-16be" : undefined
}

function encodingOf({ bytes, sequences, invalidBytes, nulsAtEven, nulsAtOdd }: ByteCounts): SheetEncoding | undefined {
  if (nulsAtEven + nulsAtOdd > bytes * NUL_SHARE) {
    if (nulsAtEven * 20 < nulsAtOdd) return "utf-16le"
    return nulsAtOdd * 20 < nulsAtEven ? "utf-16be" : undefined
  }
  // UTF-8 with a few invalid bytes remains UTF-8: their rows are refused, the others are read.
  return invalidBytes === 0 || sequences >= invalidBytes ? "utf-8" : undefined
}
