const PAGE_NAME = /^(?:[A-Z][a-z0-9]*)+$/
const ADDRESS_WORD = /^[a-z][a-z0-9]*(?:-[a-z][a-z0-9]*)*$/

/**
 * A page name in lower case with dashes, as it stands in the address of a page without a template:
 * `ItxGiftGuidePage` is `itx-gift-guide-page`. `undefined` for what is not a page name.
 */
export function pageNameInAddress(page: string): string | undefined {
  return PAGE_NAME.test(page) ? page.replace(/(?<!^)[A-Z]/g, "-$&").toLowerCase() : undefined
}

/** The page name of such a word; `undefined` when it is none. */
export function pageNameFromAddress(word: string): string | undefined {
  return ADDRESS_WORD.test(word) && word.includes("-") ? word.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase()) : undefined
}
