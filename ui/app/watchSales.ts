import type { StoreFrame } from "../../application/navigation/PageData.ts"
import { salesPollMillis } from "../../domain/store/salesPollMillis.ts"
import type { BrowserNavigator } from "./browserNavigator.ts"
import type { LoadModule } from "./lazyCommands.ts"

/**
 * Keeps the menu of a page that stays open true to the store's sales. Begins when the first interval is over; while
 * nobody is known here it waits another one, since the core is not fetched, and no guest made, for a menu.
 */
export function watchSales({ store }: StoreFrame, loadModule: LoadModule, navigator: BrowserNavigator): void {
  const shownSince = performance.timeOrigin
  const intervalMillis = salesPollMillis(store.configuration)
  const begin = () => {
    if (!document.cookie.includes(`user_type@${store.id}=`)) return void setTimeout(begin, intervalMillis)
    loadModule("pages").then(
      (pages) => pages.watchSales(shownSince, (categories) => navigator.updateFrame({ categories })),
      () => setTimeout(begin, intervalMillis),
    )
  }
  setTimeout(begin, Math.max(0, intervalMillis - performance.now()))
}
