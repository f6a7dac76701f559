import type { PDFDocumentProxy } from "pdfjs-dist"

/**
 * Opens a PDF with pdf.js.
 * *Details.* The pdf.js build for this Node replaces `JSON.stringify` with its own, which inspects every character: a
 * 50 MB message then takes half a minute, in every file that shares the worker. This restores the platform's function.
 */
export async function openPdf(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  const { parse, stringify } = JSON
  const { getDocument } = await import("pdfjs-dist/legacy/build/pdf.mjs")
  Object.assign(JSON, { parse, stringify })
  return getDocument({ data: Uint8Array.from(bytes), useSystemFonts: false }).promise
}
