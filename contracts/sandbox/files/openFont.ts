import { createRequire } from "node:module"

interface FontReader {
  readonly openSync: (path: string) => object
}

// The reader of fonts that the writer of PDF files comes with; it has no types of its own.
const isFontReader = (value: unknown): value is FontReader => typeof value === "object" && value !== null && "openSync" in value && typeof value.openSync === "function"

const makeReader = (): FontReader => {
  const reader: unknown = createRequire(createRequire(import.meta.url).resolve("pdfkit"))("fontkit")
  if (!isFontReader(reader)) throw new Error("There is nothing here that reads fonts.")
  return reader
}

let reader: FontReader | undefined
const opened = new Map<string, object>()

/** A font file, unpacked and read once for all documents: that costs more than a page does. */
export const openFont = (path: string): object => {
  const known = opened.get(path)
  if (known !== undefined) return known
  reader ??= makeReader()
  const font = reader.openSync(path)
  opened.set(path, font)
  return font
}
