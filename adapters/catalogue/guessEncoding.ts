import { createReadStream } from "node:fs"
import type { SheetEncoding } from "../../application/catalog/CatalogueFile.ts"
import { SheetUnreadable } from "../../application/catalog/SheetUnreadable.ts"
import type { Census } from "./ByteCensus.ts"
import { ByteCensus } from "./ByteCensus.ts"

/** How files begin that are no text, and what to do with them. */
const OTHER_KINDS: readonly (readonly [readonly number[], string])[] = [
  [[0x50, 0x4b, 0x03, 0x04], "is a zip archive or an Excel workbook: unpack it, or save the sheet as CSV, and import that"],
  [[0xd0, 0xcf, 0x11, 0xe0], "is an old Excel workbook: save the sheet as CSV and import that"],
  [[0x1f, 0x8b], "is packed with gzip: unpack it first"],
  [[0x25, 0x50, 0x44, 0x46], "is a PDF: export the catalogue as CSV, XML or JSON"],
  [[0x89, 0x50, 0x4e, 0x47], "is a picture"],
  [[0xff, 0xfe, 0x00, 0x00], "is written in UTF-32: save it as UTF-8"],
]
/** The share of NULs from which a file without a mark is taken for UTF-16; a few are strays of a broken text. */
const SOME = 0.01

/** The encoding of a file by all its bytes. Fails with a `SheetUnreadable` when it is no text in any of them. */
export async function guessEncoding(file: string): Promise<SheetEncoding> {
  const census = new ByteCensus()
  let head: Uint8Array = new Uint8Array()
  for await (const chunk of createReadStream(file)) {
    if (!(chunk instanceof Uint8Array)) continue
    if (head.length < 4) head = Buffer.concat([head, chunk.subarray(0, 4)])
    const kind = OTHER_KINDS.find(([bytes]) => bytes.every((byte, at) => head[at] === byte))
    if (kind !== undefined) throw new SheetUnreadable({ message: `${file} ${kind[1]}.` })
    const marked = markOf(head)
    if (marked !== undefined) return marked
    census.add(chunk)
  }
  const encoding = encodingOf(census.close())
  if (encoding !== undefined) return encoding
  throw new SheetUnreadable({ message: `${file} is no text in UTF-8, UTF-16 or Windows-1252: save it as UTF-8, or name its encoding with --encoding.` })
}

function markOf(head: Uint8Array): SheetEncoding | undefined {
  const [first, second] = head
  if (first === 0xff && second === 0xfe && head.length >= 4) return "utf-16le"
  return first === 0xfe && second === 0xff ? "utf-16be" : undefined
}

function encodingOf({ bytes, sequences, strays, undefined1252, nulsAtEven, nulsAtOdd }: Census): SheetEncoding | undefined {
  const nuls = nulsAtEven + nulsAtOdd
  if (nuls > bytes * SOME) {
    if (nulsAtEven * 20 < nulsAtOdd) return "utf-16le"
    return nulsAtOdd * 20 < nulsAtEven ? "utf-16be" : undefined
  }
  // A text in UTF-8 with a few wrong bytes stays one: their rows are refused, the others are read.
  if (strays === 0 || sequences >= strays) return "utf-8"
  return undefined1252 === 0 ? "windows-1252" : undefined
}
