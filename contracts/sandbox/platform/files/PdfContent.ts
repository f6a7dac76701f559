/** The blocks of a document, from top to bottom. Text may be in any of the store's languages and mix them. */
export type PdfBlock =
  | { readonly kind: "heading"; readonly text: string }
  | { readonly kind: "paragraph"; readonly text: string; readonly strong?: boolean }
  /** Name and value, one below the other, for example "Order" and its number. */
  | { readonly kind: "fields"; readonly fields: readonly (readonly [name: string, value: string])[] }
  | { readonly kind: "table"; readonly columns: readonly PdfColumn[]; readonly rows: readonly (readonly string[])[] }
  /** A picture of this width in points (72 to the inch). */
  | { readonly kind: "picture"; readonly png: Uint8Array; readonly width: number }

export interface PdfColumn {
  readonly title: string
  /** Share of the width, relative to the other columns. */
  readonly share: number
  /** `end` for numbers and prices: the right side, in Arabic the left one. */
  readonly side?: "start" | "end"
}

export interface PdfContent {
  readonly title: string
  /** Language of the document, for example `es` or `ar`; Arabic is set from right to left. */
  readonly language: string
  /** Milliseconds since 1970. The same content and time produce the same file, byte for byte. */
  readonly createdAt: number
  /** `A4` when absent; `A6` for parcel labels. */
  readonly paper?: "A4" | "A6"
  readonly blocks: readonly PdfBlock[]
}
