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
