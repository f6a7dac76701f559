import type { PageData } from "../../application/navigation/PageData.ts"
import type { PageAssets } from "./PageAssets.ts"
import type { PageTexts } from "./PageState.ts"

/** What the document itself was made from. */
export interface DocumentFacts {
  readonly assets: PageAssets
  /** Scheme and host for canonical addresses. */
  readonly origin: string
  readonly sessionHolder: "server" | "page"
  readonly theme?: "light" | "dark"
}

/** All that the server knew when it rendered: it travels in the document, and the browser renders the same from it. */
export interface PageBlock {
  readonly page: PageData
  readonly facts: DocumentFacts
  /** The built-in words of this page. Later pages fetch theirs as scripts. */
  readonly texts: PageTexts
}

/** The id of the data block in the document. */
export const PAGE_BLOCK_ID = "page-data"

const ESCAPES: Readonly<Record<string, string>> = { "<": "\\u003c", "\u2028": "\\u2028", "\u2029": "\\u2029" }

/** JSON that can stand in a script element: nothing in it can end the element or begin another. */
export function writePageBlock(block: PageBlock): string {
  return JSON.stringify(block).replace(/[<\u2028\u2029]/g, (character) => ESCAPES[character] ?? character)
}

/** The block of a document; fails where a document has none. */
export function readPageBlock(text: string): PageBlock {
  const block: PageBlock = JSON.parse(text)
  return block
}
