const PAGE_NAME = /^(?:[A-Z][a-z0-9]*)+$/
const PAGE_SLUG = /^[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)+$/
/** Suffixes and words in addresses of other pages: a page with such a name would be ambiguous. */
const RESERVED_WORDS = /-[ln][0-9]+$|^(?:session-expired|waiting-room|reset-password|stock-notification)$/

/**
 * Returns a page name in lower case with dashes for the address of a page without a template: `ItxGiftGuidePage` is
 * `itx-gift-guide-page`. Returns `undefined` for an invalid name, or one that could not be parsed back.
 */
export function pageNameInAddress(page: string): string | undefined {
  if (!PAGE_NAME.test(page)) return undefined
  const word = page.replace(/(?<!^)[A-Z]/g, "-$&").toLowerCase()
  return isPageWord(word) ? word : undefined
}

/** Returns the page name of such a word; `undefined` when invalid. */
export function pageNameFromAddress(word: string): string | undefined {
  return isPageWord(word) ? word.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase()) : undefined
}

function isPageWord(word: string): boolean {
  return PAGE_SLUG.test(word) && !RESERVED_WORDS.test(word)
}
