/** The files a page loads, as paths on the web server. */
export interface PageAssets {
  /** The script that brings the page to life. */
  readonly entry: string
  readonly css: readonly string[]
  /** The shop's mark beside its address. */
  readonly icon: string
  readonly fonts: readonly string[]
}
