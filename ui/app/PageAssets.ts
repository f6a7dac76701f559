/** The files a page loads, as paths on the web server. */
export interface PageAssets {
  /** The script that hydrates the page. */
  readonly entry: string
  readonly css: readonly string[]
  /** The favicon. */
  readonly icon: string
  /** The fonts to preload. */
  readonly fonts: readonly string[]
}

/** The built files for every page. */
export interface BuiltAssets extends PageAssets {
  /** The subset of `fonts` for the wordmark, which is the same in every language. */
  readonly wordmarkFonts: readonly string[]
}

/** Id of the element in which the agent console is rendered, and of the store's data for it. */
export const AGENT_ROOT_ID = "agent"
export const AGENT_BLOCK_ID = "agent-store"
