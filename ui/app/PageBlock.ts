import type { PageData } from "../../application/navigation/PageData.ts"
import type { TextCatalogue } from "../text/TextCatalogue.ts"
import type { PageAssets } from "./PageAssets.ts"
import type { OutlineContent } from "./PageOutline.ts"
import { emptyContent, outlineContent } from "./PageOutline.ts"
import type { PageTexts } from "./PageState.ts"

/** The request-specific values a document was rendered with. */
export interface DocumentContext {
  readonly assets: PageAssets
  /** Scheme and host for canonical addresses. */
  readonly origin: string
  readonly sessionHolder: "server" | "page"
  readonly theme?: "light" | "dark"
  /** The path prefix of the mobile site, if the document belongs to it. */
  readonly prefix?: string
  /** The home page of the store on the other site (desktop or mobile), if there is one. */
  readonly otherSite?: { readonly kind: "desktop" | "mobile"; readonly home: string }
  /** The document's own address contains a secret parameter that must be removed (R20). */
  readonly hasSecret?: true
}

/** The data the server rendered with. It is embedded in the document so that hydration renders the same page. */
export interface PageBlock {
  readonly page: PageData
  readonly context: DocumentContext
  /** The built-in texts of this page. Later pages fetch theirs as scripts. */
  readonly texts: PageTexts
  /** Present when `page` is an outline: the digest of its remainder, and its texts. */
  readonly outline?: {
    readonly digest: string
    readonly texts: TextCatalogue
    /** In a document, in place of the content of `page`. */
    readonly content?: OutlineContent
  }
}

/** The id of the data block in the document. */
export const PAGE_BLOCK_ID = "page-data"

/** Serializes the block for embedding in the document. */
export function writePageBlock(block: PageBlock): string {
  const { outline, page } = block
  if (outline === undefined) return scriptJson(block)
  const content = outlineContent(page.content)
  return scriptJson({ ...block, page: { ...page, content: undefined }, outline: { ...outline, content } })
}

/** Parses the block of a document. Throws if the document has none. */
export function readPageBlock(text: string): PageBlock {
  const block: PageBlock = JSON.parse(text)
  const content = block.outline?.content
  return content === undefined ? block : { ...block, page: { ...block.page, content: emptyContent(content) } }
}

const ESCAPES: Readonly<Record<string, string>> = { "<": "\\u003c", "\u2028": "\\u2028", "\u2029": "\\u2029" }

/** JSON that is safe inside a script element: it cannot end the element or open another. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => ESCAPES[character] ?? character)
}
