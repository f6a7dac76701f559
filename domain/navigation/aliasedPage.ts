import type { PageAddress } from "./PageAddress.ts"

/** Other names of pages: the purchase tunnel is the checkout, and a newer search page is the search (S2). */
const ALIASES: Readonly<Record<string, string>> = {
  ItxPurchaseTunnelPage: "ItxOrderCheckoutPage",
  ItxNewSearchPage: "ItxSearchPage",
}

/** Returns the address of the page that an alias names, with its parameters; `undefined` for other pages. */
export function aliasedPage(address: PageAddress): PageAddress | undefined {
  const page = Object.hasOwn(ALIASES, address.page) ? ALIASES[address.page] : undefined
  return page === undefined ? undefined : { ...address, page }
}
