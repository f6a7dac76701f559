import type { StoreFrame } from "../../../application/navigation/PageData.ts"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import type { LazyAddresses } from "./lazyAddresses.ts"
import { historyEntry, nameHistoryEntry } from "./historyEntries.ts"
import type { Navigator, NavigatorState, PagePreview } from "./Navigator.ts"
import type { NavigateOptions } from "../../runtime/NavigationProvider.tsx"
import type { PageRouter, Screen } from "./pageRouter.ts"
import type { PageState } from "../PageState.ts"
import type { PageKind } from "../loadView.ts"
import { viewOf, wholeState } from "../PageState.ts"
import { afterIslands, loadIslands } from "../../runtime/island.tsx"
import { loadWholePage } from "../../runtime/WholePage.tsx"
import { createObservable } from "../../runtime/observable.ts"
import { retryable } from "../../runtime/retryable.ts"
import { scrollPositions } from "./historyEntries.ts"

export interface BrowserNavigator extends Navigator {
  /** Adds the purchase texts to the current page and to all later ones. */
  readonly loadPurchaseTexts: () => Promise<void>
  /** Updates the frame around the page; the page itself stays. */
  readonly updateFrame: (updated: Partial<StoreFrame>) => void
  /** Opens a page of the catalogue by the path of a link whose own handler is not there yet. */
  readonly follow: (path: string, kind: PageKind, options: NavigateOptions) => void
}

/** The views that pages usually have, so that they are fetched at the same time as the data. */
const LIKELY_KINDS: Readonly<Record<string, PageKind>> = {
  ItxHomePage: "home",
  ItxCategoryPage: "category",
  ItxProductPage: "product",
  ItxSearchPage: "search",
  ItxShopCartPage: "cart",
  ItxOrderCheckoutPage: "checkout",
}

/** Requests what a page needs before the router is fetched. */
export interface Preload {
  /** Fetches the scripts of a kind of page; those of all pages where it is unknown. */
  readonly scripts: (kind: PageKind | "") => void
  readonly data: (to: PageAddress, path: string) => void
  /** Reads a page of the catalogue and returns its address; `undefined` if it cannot be read. */
  readonly addressAt: (path: string) => Promise<PageAddress | undefined>
}

/** How long the pointer must rest on a link before its page is fetched, in milliseconds. */
const PREFETCH_DELAY_MILLIS = 80
const MAX_TARGETS = 20

/** Prepares pages other than the first. */
const otherPages = () => import("../preparePage.ts")

/** The preview of a page whose link has an image in the document; `undefined` if it has none, or not loaded. */
function previewOf(path: string, { morph, name }: NavigateOptions): PagePreview | undefined {
  if (morph === undefined || name === undefined) return undefined
  const image = document.querySelector<HTMLImageElement>(`[data-morph="${CSS.escape(morph)}"] picture img`)
  return image?.complete === true && image.currentSrc !== ""
    ? { path, name, morph, image: image.currentSrc }
    : undefined
}

/**
 * Changes pages without a new document. It holds the current page; the router is fetched at the first intent to
 * navigate (decision 008). On any error it falls back to ordinary browser navigation.
 */
export function browserNavigator(
  first: PageState,
  fetchRouter: (screen: Screen) => Promise<PageRouter>,
  preload: Preload,
  { addressOf, isLoaded: hasAddresses }: LazyAddresses,
): BrowserNavigator {
  const shown = createObservable<NavigatorState>({ state: first, pending: false, announcement: "" })
  const { current, subscribe } = shown
  let { texts } = first
  let latest = 0
  let intent: ReturnType<typeof setTimeout> | undefined
  /** The pages of links by their paths, the latest last. */
  const targets = new Map<string, PageAddress | Promise<PageAddress | undefined>>()
  const scroll = scrollPositions(nameHistoryEntry())

  const change = (next: Partial<NavigatorState>) => shown.set({ ...current(), ...next })
  /** A page that was prepared before the purchase texts were loaded, with them. */
  const withPurchaseTexts = async (state: PageState): Promise<PageState> =>
    texts.bundles.purchase === undefined || state.texts.bundles.purchase !== undefined
      ? state
      : (await otherPages()).preparePage(state.page, {
          ...state.texts,
          bundles: { ...texts.bundles, ...state.texts.bundles },
        })
  const getRouter = retryable(async () =>
    fetchRouter({
      current: () => ({ ...current(), state: wholeState(current().state) }),
      change,
      scroll,
      addressOf,
      targetAt: (path) => targets.get(path),
      prepare: async (page) => {
        // The islands around the page. Those of the page that is left need not be fetched.
        await loadIslands(viewOf(page))
        return withPurchaseTexts(await (await otherPages()).preparePage(page, texts))
      },
      restore: async (state) => {
        await loadIslands(viewOf(state.page))
        return withPurchaseTexts(state)
      },
    }),
  )
  addEventListener("popstate", () => {
    // The browser handles a jump to a fragment, which stays on this entry.
    const entry = historyEntry() ?? nameHistoryEntry(scroll.entry())
    if (entry === scroll.entry() && !current().pending) return
    const ticket = (latest += 1)
    change({ pending: true })
    getRouter().then(
      (router) => (ticket === latest ? router.returnTo(entry) : undefined),
      () => location.reload(),
    )
  })

  /** The path of an address, and whether it needs a new document because its store or language differs. */
  const pathOf = (to: PageAddress) => {
    const built = addressOf(to)
    const { frame } = current().state.page
    const isExternal = frame === undefined || to.storeId !== frame.store.id || to.languageId !== frame.language.id
    return built.ok ? { path: built.address, isExternal } : undefined
  }
  /**
   * Fetches all scripts of a page at once: the router, the view and its islands; and the menu and settings, which the
   * outline of this one lacks.
   */
  const prepareFor = (path: string, to: PageAddress | Promise<PageAddress | undefined>, kind: PageKind | undefined) => {
    targets.delete(path)
    targets.set(path, to)
    for (const oldest of targets.keys()) if (targets.size > MAX_TARGETS) targets.delete(oldest)
    preload.scripts(kind ?? "")
    loadWholePage().catch(() => undefined /* the router fetches it again */)
    if (kind === undefined) return
    otherPages().then(
      ({ preloadPage }) => preloadPage(kind, texts),
      () => undefined /* the router fetches it again */,
    )
  }
  const open = (path: string, options: NavigateOptions) => {
    const ticket = (latest += 1)
    change({ pending: true, preview: previewOf(path, options) })
    // The latest press wins.
    getRouter().then(
      (router) => (ticket === latest ? router.go(path, options) : undefined),
      () => location.assign(path),
    )
  }
  const go: Navigator["go"] = (to, options = {}) => {
    clearTimeout(intent)
    // A part outside islands, of a page that was not used before.
    if (!hasAddresses())
      return void loadWholePage().then(
        () => go(to, options),
        () => undefined /* the page stays */,
      )
    const target = pathOf(to)
    if (target === undefined) return
    const { path, isExternal } = target
    if (isExternal) return void location.assign(path)
    prepareFor(path, to, LIKELY_KINDS[to.page])
    preload.data(to, path)
    open(path, options)
  }
  return {
    current,
    subscribe,
    addressOf,
    go,
    follow: (path, kind, options) => {
      clearTimeout(intent)
      prepareFor(path, preload.addressAt(path), kind)
      open(path, options)
    },
    replaceAddress: (to) => {
      const built = addressOf(to)
      if (!built.ok || built.address === `${location.pathname}${location.search}`) return
      history.replaceState(history.state, "", built.address)
      const { content } = current().state.page
      afterIslands(() => {
        const state = wholeState(current().state)
        // Another page may be shown in the meantime.
        if (current().state.page.content === content)
          change({ state: { ...state, page: { ...state.page, address: to } } })
      })
    },
    prefetch: (to) => {
      clearTimeout(intent)
      const target = pathOf(to)
      if (target === undefined || target.isExternal) return
      prepareFor(target.path, to, LIKELY_KINDS[to.page])
      getRouter().catch(() => undefined /* the press fetches it again */)
      intent = setTimeout(() => {
        preload.data(to, target.path)
        getRouter().then(
          (router) => router.prefetch(target.path),
          () => undefined /* the press fetches it again */,
        )
      }, PREFETCH_DELAY_MILLIS)
    },
    updateFrame: (updated) => {
      afterIslands(() => {
        const state = wholeState(current().state)
        const { frame } = state.page
        if (frame !== undefined)
          change({ state: { ...state, page: { ...state.page, frame: { ...frame, ...updated } } } })
      })
    },
    loadPurchaseTexts: async () => {
      await loadWholePage()
      if (texts.bundles.purchase === undefined) {
        texts = await (await otherPages()).loadPageTexts(wholeState(first).page, texts, ["purchase"])
        await loadIslands()
      }
      // Another page, or another address of this one, may be shown in the meantime.
      for (let { state } = current(); state.texts.bundles.purchase === undefined; { state } = current()) {
        const complete = await withPurchaseTexts(wholeState(state))
        if (current().state === state) change({ state: complete })
      }
    },
  }
}
