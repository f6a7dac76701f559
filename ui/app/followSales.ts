import type { ShopFrame } from "../../application/navigation/PageData.ts"
import { userEventsMillis } from "../../domain/store/userEventsMillis.ts"
import type { BrowserNavigator } from "./browserNavigator.ts"
import type { FetchPart } from "./lazyCommands.ts"

/**
 * Keeps the menu of a page that stays open true to the store's sales. Begins when the first interval is over; while
 * nobody is known here it waits another one, since the core is not fetched, and no guest made, for a menu.
 */
export function followSales({ store }: ShopFrame, fetchPart: FetchPart, navigator: BrowserNavigator): void {
  const shownSince = performance.timeOrigin
  const everyMillis = userEventsMillis(store.configuration)
  const begin = () => {
    if (!document.cookie.includes(`user_type@${store.id}=`)) return void setTimeout(begin, everyMillis)
    fetchPart("pages").then(
      (pages) => pages.followSales(shownSince, (categories) => navigator.renewFrame({ categories })),
      () => setTimeout(begin, everyMillis),
    )
  }
  setTimeout(begin, Math.max(0, everyMillis - performance.now()))
}
