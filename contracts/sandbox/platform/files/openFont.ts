import { createRequire } from "node:module"

interface FontReader {
  readonly openSync: (path: string) => object
}

// The font reader of the PDF library, which has no types.
const isFontReader = (value: unknown): value is FontReader =>
  typeof value === "object" && value !== null && "openSync" in value && typeof value.openSync === "function"

const createFontReader = (): FontReader => {
  const reader: unknown = createRequire(createRequire(import.meta.url).resolve("pdfkit"))("fontkit")
  if (!isFontReader(reader)) throw new Error("The PDF library has no font reader.")
  return reader
}

/** Opens a font file. Every caller gets its own instance, because it caches the glyphs that were looked up. */
export const openFont = (path: string): object => createFontReader().openSync(path)
