const PAGE_NAME = /^(?:[A-Z][a-z0-9]*)+$/
const PAGE_SLUG = /^[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)+$/
/** Endings and words that the addresses of other pages have: a page of that name could not be told from them. */
const RESERVED_WORDS = /-[ln][0-9]+$|^(?:session-expired|waiting-room|reset-password|stock-notification)$/

/**
 * A page name in lower case with dashes, as it stands in the address of a page without a template:
 * `ItxGiftGuidePage` is `itx-gift-guide-page`. `undefined` for what is not a page name, or could not be read back.
 */
export function pageNameInAddress(page: string): string | undefined {
  if (!PAGE_NAME.test(page)) return undefined
  const word = page.replace(/(?<!^)[A-Z]/g, "-$&").toLowerCase()
  return isPageWord(word) ? word : undefined
}

/** The page name of such a word; `undefined` when it is none. */
export function pageNameFromAddress(word: string): string | undefined {
  return isPageWord(word) ? word.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase()) : undefined
}

function isPageWord(word: string): boolean {
  return PAGE_SLUG.test(word) && !RESERVED_WORDS.test(word)
}
