import type { StoreFrame } from "../../application/navigation/PageData.ts"
import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import { addressesOf } from "./addressesOf.ts"
import { historyEntry, nameHistoryEntry } from "./historyEntry.ts"
import type { Navigator, NavigatorState } from "./Navigator.ts"
import type { PageRouter, Screen } from "./pageRouter.ts"
import type { PageState } from "./PageState.ts"
import { preparePage } from "./PageState.ts"
import { retryable } from "./retryable.ts"
import { scrollPositions } from "./scrollPositions.ts"

export interface BrowserNavigator extends Navigator {
  /** From now on every page has the words of the purchase too. */
  readonly loadPurchaseTexts: () => Promise<void>
  /** Shows something else around the page, which stays. */
  readonly updateFrame: (updated: Partial<StoreFrame>) => void
}

/** How long the shopper's hand must rest on a link before its page is fetched, in milliseconds. */
const PREFETCH_DELAY_MILLIS = 80

/**
 * Changes pages without a new document. It knows the page that is shown; how to get to another is known to the router,
 * which is fetched when the shopper first means to go somewhere (decision 008). Whatever goes wrong ends in an ordinary
 * navigation of the browser.
 */
export function browserNavigator(
  first: PageState,
  fetchRouter: (screen: Screen) => Promise<PageRouter>,
  prefix?: string,
): BrowserNavigator {
  let shown: NavigatorState = { state: first, pending: false, announcement: "" }
  let { texts } = first
  let latest = 0
  let intent: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  const addressOf = addressesOf(first.page, prefix)
  const scroll = scrollPositions(nameHistoryEntry())

  const change = (next: Partial<NavigatorState>) => {
    shown = { ...shown, ...next }
    for (const listener of listeners) listener()
  }
  const getRouter = retryable(async () => {
    const router = await fetchRouter({
      current: () => shown,
      change,
      scroll,
      addressOf,
      prepare: (page) => preparePage(page, texts),
    })
    removeEventListener("popstate", returned)
    return router
  })
  // Until the router is there. A return to an entry of this document from before a reload is the router's business; a
  // jump within the page is the browser's, and stays on this entry.
  const returned = () => {
    const entry = historyEntry() ?? nameHistoryEntry(scroll.entry())
    if (entry === scroll.entry()) return
    change({ pending: true })
    getRouter().catch(() => location.reload())
  }
  addEventListener("popstate", returned)

  /** The path of a page that can be shown in this document. */
  const pathOf = (to: PageAddress) => {
    const built = addressOf(to)
    const { frame } = shown.state.page
    const isElsewhere = frame === undefined || to.storeId !== frame.store.id || to.languageId !== frame.language.id
    return built.ok ? { path: built.address, isElsewhere } : undefined
  }
  return {
    current: () => shown,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    addressOf,
    go: (to, options = {}) => {
      clearTimeout(intent)
      const target = pathOf(to)
      if (target === undefined) return
      const { path, isElsewhere } = target
      if (isElsewhere) return void location.assign(path)
      const ticket = (latest += 1)
      change({ pending: true })
      // A later press wins.
      getRouter().then(
        (router) => (ticket === latest ? router.go(path, options) : undefined),
        () => location.assign(path),
      )
    },
    replaceAddress: (to) => {
      const built = addressOf(to)
      if (!built.ok || built.address === `${location.pathname}${location.search}`) return
      history.replaceState(history.state, "", built.address)
      const { state } = shown
      change({ state: { ...state, page: { ...state.page, address: to } } })
    },
    prefetch: (to) => {
      clearTimeout(intent)
      const target = pathOf(to)
      if (target === undefined || target.isElsewhere) return
      intent = setTimeout(
        () =>
          void getRouter().then(
            (router) => router.prefetch(target.path),
            () => undefined /* the press asks again */,
          ),
        PREFETCH_DELAY_MILLIS,
      )
    },
    updateFrame: (updated) => {
      const { state } = shown
      const { frame } = state.page
      if (frame !== undefined) change({ state: { ...state, page: { ...state.page, frame: { ...frame, ...updated } } } })
    },
    loadPurchaseTexts: async () => {
      const prepared = await preparePage(first.page, texts, ["purchase"])
      texts = prepared.texts
      const { state } = shown
      // Its address or frame may be another one by now.
      if (state.page.content === first.page.content)
        change({ state: { ...state, texts, translate: prepared.translate } })
    },
  }
}
