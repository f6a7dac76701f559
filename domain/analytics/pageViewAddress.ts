/** The picture that browsers without scripts load with each page, below a store's home. */
export const PAGE_VIEW_FILE = "page-view.gif"

/** Returns the address of the picture for a page of a store, from the addresses of the store's home and the page. */
export function pageViewAddress(home: string, page: string): string {
  return `${home}${PAGE_VIEW_FILE}?page=${encodeURIComponent(page)}`
}
