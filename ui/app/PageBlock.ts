import type { PageData } from "../../application/navigation/PageData.ts"
import type { PageAssets } from "./PageAssets.ts"
import type { PageTexts } from "./PageState.ts"
import { scriptJson } from "./scriptJson.ts"

/** What the document itself was made from. */
export interface DocumentContext {
  readonly assets: PageAssets
  /** Scheme and host for canonical addresses. */
  readonly origin: string
  readonly sessionHolder: "server" | "page"
  readonly theme?: "light" | "dark"
  /** Before every path of the mobile site, where the document is of it. */
  readonly prefix?: string
  /** The home page of the store on the other site, where there are two. */
  readonly otherSite?: { readonly kind: "desktop" | "mobile"; readonly home: string }
  /** The document's own address carries what must not stay in it (ruling R20). */
  readonly hasSecret?: true
}

/** All that the server knew when it rendered: it travels in the document, and the browser renders the same from it. */
export interface PageBlock {
  readonly page: PageData
  readonly context: DocumentContext
  /** The built-in words of this page. Later pages fetch theirs as scripts. */
  readonly texts: PageTexts
}

/** The id of the data block in the document. */
export const PAGE_BLOCK_ID = "page-data"

/** The block as it stands in the document. */
export function writePageBlock(block: PageBlock): string {
  return scriptJson(block)
}

/** The block of a document; fails where a document has none. */
export function readPageBlock(text: string): PageBlock {
  const block: PageBlock = JSON.parse(text)
  return block
}
