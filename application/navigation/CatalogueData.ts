import type { PageData } from "./PageData.ts"

/** Where the web server serves the data of catalogue pages: this prefix and the page's path. */
export const CATALOGUE_DATA = "/page-data"

/** The data of a catalogue page without what it shares with the other pages of its store. */
export type CatalogueData = Pick<PageData, "address" | "content">
