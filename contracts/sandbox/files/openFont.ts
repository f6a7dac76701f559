import { createRequire } from "node:module"

interface FontReader {
  readonly openSync: (path: string) => object
}

// The reader of fonts that the writer of PDF files comes with; it has no types of its own.
const isFontReader = (value: unknown): value is FontReader =>
  typeof value === "object" && value !== null && "openSync" in value && typeof value.openSync === "function"

const createFontReader = (): FontReader => {
  const reader: unknown = createRequire(createRequire(import.meta.url).resolve("pdfkit"))("fontkit")
  if (!isFontReader(reader)) throw new Error("There is nothing here that reads fonts.")
  return reader
}

/** A font file, opened for whoever asks: glyphs that were looked up stay with it, so it is not handed on. */
export const openFont = (path: string): object => createFontReader().openSync(path)
