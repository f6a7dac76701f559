/** The files a page loads, as paths on the web server. */
export interface PageAssets {
  /** The script that brings the page to life. */
  readonly entry: string
  readonly css: readonly string[]
  /** The shop's mark beside its address. */
  readonly icon: string
  /** Those that it shows first. */
  readonly fonts: readonly string[]
}

/** What the build has for every page. */
export interface BuiltAssets extends PageAssets {
  /** Of the fonts those of the wordmark, which is written alike in every language. */
  readonly wordmarkFonts: readonly string[]
}
