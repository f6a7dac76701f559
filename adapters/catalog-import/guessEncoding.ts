import { createReadStream } from "node:fs"
import { SHEET_ENCODINGS, type SheetEncoding } from "../../application/catalog/CatalogueFile.ts"
import { SheetUnreadableError } from "../../application/catalog/SheetUnreadableError.ts"
import type { ByteCounts } from "./ByteCounter.ts"
import { ByteCounter } from "./ByteCounter.ts"
import type { SampleLine } from "./guessCodePage.ts"
import { guessCodePage } from "./guessCodePage.ts"
import type { LocalCopy } from "./localCopy.ts"

/** How files begin that are no text, and what to do with them. */
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
/** The share of NULs from which a file without a mark is taken for UTF-16; a few are strays of a broken text. */
const NUL_SHARE = 0.01

/** Bytes of lines beyond ASCII by which a code page is told. */
const SAMPLE_BYTES = 131_072
const XML_ENCODING = /^\s*<\?xml[^>]*\sencoding=["']([\w-]+)["']/u

/**
 * The encoding of a file by all its bytes. Fails with a `SheetUnreadableError` when it is no text, or may be one in several.
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

/**
 * The lines of a file that are not ASCII, as many as tell its code page, and the one that its XML declaration names.
 */
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
    // Files with one line, as JSON often is, are told by a part of it.
    if (held.length > SAMPLE_BYTES && held.subarray(0, SAMPLE_BYTES).some((byte) => byte >= 0x80)) break
    if (held.length > SAMPLE_BYTES) held = new Uint8Array()
  }
  if (held.length > 0) take(wholeCharacters(held))
  return { lines }
}

/** Up to a byte of ASCII, where a part of a long line must not end within a character. */
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
  // A text in UTF-8 with a few wrong bytes stays one: their rows are refused, the others are read.
  return invalidBytes === 0 || sequences >= invalidBytes ? "utf-8" : undefined
}
