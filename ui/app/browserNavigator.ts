import type { PageData } from "../../application/navigation/PageData.ts"
import { isPublicPage } from "../../application/navigation/PageData.ts"
import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import type { GoOptions } from "../runtime/NavigationProvider.tsx"
import { addressesOf } from "./addressesOf.ts"
import type { Navigator, Shown } from "./Navigator.ts"
import type { PageState } from "./PageState.ts"
import { preparePage } from "./PageState.ts"
import { pageTitle } from "./pageTitle.ts"
import { keepScrollPositions } from "./scrollPositions.ts"
import { showWithTransition } from "./showWithTransition.ts"
import { visits } from "./visits.ts"

export interface BrowserNavigator extends Navigator {
  /** From now on every page has the words of the purchase too. */
  readonly bringPurchaseTexts: () => Promise<void>
}

/** Fetches a page's data; nothing when it cannot be had and a whole document should be asked for. */
export type LoadPageData = (address: PageAddress) => Promise<PageData | undefined>

/** How long the shopper's hand must rest on a link before its page is fetched, in milliseconds. */
const INTENT_MILLIS = 80
/** How long a fetched page may wait for the press, in milliseconds. */
const PREFETCH_LIFETIME_MILLIS = 30_000

/** Changes pages without a new document. Whatever goes wrong ends in an ordinary navigation of the browser. */
export function browserNavigator(first: PageState, load: LoadPageData): BrowserNavigator {
  let shown: Shown = { state: first, pending: false, announcement: "" }
  let latest = 0
  let extraTexts: readonly "purchase"[] = []
  let fetched: { readonly href: string; readonly at: number; readonly state: Promise<PageState | undefined> } | undefined
  let intent: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  const addressOf = addressesOf(first.page)
  const history = visits(first.page.address)
  const scroll = keepScrollPositions(history.key)

  const change = (next: Shown) => {
    shown = next
    for (const listener of listeners) listener()
  }
  const prepare = async (to: PageAddress): Promise<PageState | undefined> => {
    const page = await load(to)
    return page === undefined ? undefined : preparePage(page, extraTexts)
  }
  const isElsewhere = (to: PageAddress) => {
    const { frame } = shown.state.page
    return frame === undefined || to.storeId !== frame.store.id || to.languageId !== frame.language.id
  }
  const fetchPage = (to: PageAddress, href: string) => {
    if (fetched?.href === href && performance.now() - fetched.at < PREFETCH_LIFETIME_MILLIS) return fetched.state
    const state = prepare(to).catch(() => undefined)
    fetched = { href, at: performance.now(), state }
    return state
  }

  const show = async (to: PageAddress, href: string, ready: Promise<PageState | undefined>, arrive: (state: PageState) => Promise<void>) => {
    const ticket = (latest += 1)
    change({ ...shown, pending: true })
    const state = await ready.catch(() => undefined)
    // A later press won meanwhile.
    if (ticket !== latest) return
    if (state === undefined) return void location.assign(href)
    fetched = undefined
    await arrive(state)
  }
  const turnTo = (state: PageState, keepPlace = false) =>
    change({ state, pending: false, announcement: keepPlace ? shown.announcement : pageTitle(state.page, state.translate) })

  const go = (to: PageAddress, { replace = false, keepPlace = false, morph }: GoOptions = {}) => {
    clearTimeout(intent)
    const built = addressOf(to)
    if (!built.ok) return
    if (isElsewhere(to)) return void location.assign(built.address)
    void show(to, built.address, fetchPage(to, built.address), async (state) => {
      scroll.keep()
      history.enter(to, built.address, replace, shown.state)
      await showWithTransition(() => turnTo(state, keepPlace), morph)
      if (keepPlace) return
      scrollTo({ top: 0, behavior: "instant" })
      focusHeading()
    })
  }

  history.onReturn(({ address, left }) => {
    if (address === undefined) return location.reload()
    const built = addressOf(address)
    // What belongs to one shopper may have changed since; a page of the catalogue is as it was left.
    const ready = left !== undefined && isPublicPage(left.page) ? Promise.resolve(left) : prepare(address)
    void show(address, built.ok ? built.address : location.href, ready, async (state) => {
      await showWithTransition(() => turnTo(state), undefined)
      scroll.restore()
      focusHeading()
    })
  }, () => shown.state)

  return {
    current: () => shown,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    addressOf,
    go,
    prefetch: (to) => {
      clearTimeout(intent)
      const built = addressOf(to)
      if (built.ok && !isElsewhere(to)) intent = setTimeout(() => void fetchPage(to, built.address), INTENT_MILLIS)
    },
    bringPurchaseTexts: async () => {
      if (extraTexts.length > 0) return
      const { page } = shown.state
      const { translate } = await preparePage(page, ["purchase"])
      extraTexts = ["purchase"]
      if (shown.state.page === page) change({ ...shown, state: { ...shown.state, translate } })
    },
  }
}

/** Says where one is now: the focus goes to the page's heading. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main")
  heading?.setAttribute("tabindex", "-1")
  heading?.focus({ preventScroll: true })
}
