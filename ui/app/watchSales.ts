import type { StoreFrame } from "../../application/navigation/PageData.ts"
import { salesPollMillis } from "../../domain/store/salesPollMillis.ts"
import type { ShopCommands } from "../commands/useCommands.tsx"
import type { BrowserNavigator } from "./browserNavigator.ts"

/**
 * Updates the menu of an open page when the store's sales change. Starts after the first interval. While the visitor
 * has no session it waits for another interval: the menu alone does not justify fetching the core or creating a guest.
 */
export function watchSales(
  { store }: StoreFrame,
  { pages }: Pick<ShopCommands, "pages">,
  navigator: BrowserNavigator,
): void {
  const shownSince = performance.timeOrigin
  const intervalMillis = salesPollMillis(store.configuration)
  const begin = () => {
    if (!document.cookie.includes(`user_type@${store.id}=`)) return void setTimeout(begin, intervalMillis)
    void pages
      .watchSales(shownSince, (categories) => navigator.updateFrame({ categories }))
      .then(({ ok }) => (ok ? undefined : setTimeout(begin, intervalMillis)))
  }
  setTimeout(begin, Math.max(0, intervalMillis - performance.now()))
}
