/** The files a page loads, as paths on the web server. */
export interface PageAssets {
  /** The script that brings the page to life. */
  readonly entry: string
  readonly css: readonly string[]
  /** Scripts the entry will ask for. */
  readonly preload: readonly string[]
  readonly fonts: readonly string[]
}
