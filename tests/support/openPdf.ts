import type { PDFDocumentProxy } from "pdfjs-dist"

/**
 * A PDF as a reader of it finds it.
 *
 * *Details.* The reader's build for this Node puts a `JSON.stringify` of its own in place, which looks at every
 * character: a letter of 50 MB then takes half a minute, in every file that shares the worker. The platform's own is
 * put back.
 */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  const { parse, stringify } = JSON
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs")
  Object.assign(JSON, { parse, stringify })
  return getDocument({ data: Uint8Array.from(bytes), useSystemFonts: false }).promise
}
