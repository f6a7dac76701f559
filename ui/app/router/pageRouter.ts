import { UNSAFE_createBrowserHistory as createBrowserHistory } from "react-router-dom"
import type { PageData } from "../../../application/navigation/PageData.ts"
import { isPublicPage } from "../../../application/navigation/PageData.ts"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { hasSecret } from "../../../domain/navigation/secretParameters.ts"
import type { NavigateOptions } from "../../runtime/NavigationProvider.tsx"
import { rememberList } from "../../features/catalog/listing/listingContexts.ts"
import { hideSecrets } from "./hideSecrets.ts"
import type { Navigator, NavigatorState } from "./Navigator.ts"
import type { PageState } from "../PageState.ts"
import { pageTitle } from "../head/pageTitle.ts"
import type { ScrollPositions } from "./historyEntries.ts"
import { showWithTransition } from "./showWithTransition.ts"
import { updateHead } from "../head/updateHead.ts"

/** The current page and the functions the router needs to change it. */
export interface Screen {
  readonly current: () => NavigatorState
  readonly change: (next: Partial<NavigatorState>) => void
  readonly scroll: ScrollPositions
  readonly addressOf: Navigator["addressOf"]
  /** The page of a link at this path that was pressed or touched. */
  readonly targetAt: (path: string) => PageAddress | Promise<PageAddress | undefined> | undefined
  /** Loads the view and texts of a page. */
  readonly prepare: (page: PageData) => Promise<PageState>
  /** Loads islands and texts of a page that was left before they were needed. */
  readonly restore: (state: PageState) => Promise<PageState>
}

/** Navigates to pages by path. */
export interface PageRouter {
  readonly go: (path: string, options: NavigateOptions) => void
  /** Shows the page of the current address, which the browser returned to. */
  readonly returnTo: (entry: string) => void
  readonly prefetch: (path: string) => void
}

/** Fetches a page's data; `undefined` if it is unavailable and the document should be requested instead. */
export type LoadPageData = (address: PageAddress, path: string, signal: AbortSignal) => Promise<PageData | undefined>

/** How long a prefetched page stays valid, in milliseconds. */
const PREFETCH_LIFETIME_MILLIS = 30_000
/** Maximum number of pages cached for going back. */
const MAX_ENTRIES = 20

/** A page of the history. */
interface Destination {
  readonly path: string
  /** Its entry when the browser returned to it; a new page has none yet. */
  readonly entry?: string
}

/**
 * Changes the page of the document: loads the next one, enters it into react-router's history, and shows it. A later
 * press or a return cancels what is under way. If a page cannot be loaded, its document is opened. `origin` is that of
 * canonical addresses, `prefix` that of the mobile site.
 */
export function pageRouter(screen: Screen, load: LoadPageData, origin: string, prefix = ""): PageRouter {
  const { scroll } = screen
  const entries = createBrowserHistory()
  const left = new Map<string, PageState>()
  let fetched:
    | {
        readonly path: string
        readonly at: number
        readonly state: Promise<PageState | undefined>
        readonly leaving: AbortController
      }
    | undefined
  /** Cancels the navigation under way. */
  let latest = new AbortController()

  const fetchPage = (path: string) => {
    if (fetched?.path === path && performance.now() - fetched.at < PREFETCH_LIFETIME_MILLIS) return fetched
    const leaving = new AbortController()
    const state = prepare(path, leaving.signal).catch(() => undefined)
    return (fetched = { path, at: performance.now(), state, leaving })
  }
  const prepare = async (path: string, signal: AbortSignal) => {
    const address = (await screen.targetAt(path)) ?? (await parseAddress(path))
    const page = address === undefined ? undefined : await load(address, path, signal)
    return page === undefined ? undefined : screen.prepare(page)
  }
  // A return to another entry has no link; the module is in the file of the commands.
  const parseAddress = async (path: string) =>
    (await import("./addressOfPath.ts")).addressOfPath(path, prefix, screen.current().state.page.frame?.store)
  const pageAt = async ({ path, entry }: Destination, signal: AbortSignal) => {
    const cached = entry === undefined ? undefined : left.get(entry)
    // Personal pages may have changed since and are loaded again; public pages are restored from the cache.
    if (cached !== undefined && isPublicPage(cached.page)) return screen.restore(cached)
    const { state, leaving } = fetchPage(path)
    // A later press cancels this one: its calls are aborted, and the page is fetched again when it is next needed
    // (F45).
    signal.addEventListener("abort", () => {
      leaving.abort()
      if (fetched?.state === state) fetched = undefined
    })
    return state
  }

  const navigate = async (to: Destination, options: NavigateOptions) => {
    latest.abort()
    const { signal } = (latest = new AbortController())
    const { preview } = screen.current()
    // Another page than the one of the preview, for example after going back.
    const isOther = preview !== undefined && pathOf(preview.path) !== to.path
    screen.change(isOther ? { pending: true, preview: undefined } : { pending: true })
    const state = await pageAt(to, signal)
    if (signal.aborted) return
    if (state === undefined) return location.assign(to.path)
    await show(state, to.entry ?? enter(to.path, options), options, signal)
  }
  /** Enters a page into the history, as a new entry or in place of the current one, and returns the entry's key. */
  const enter = (path: string, { replace = false }: NavigateOptions) => {
    if (replace) entries.replace(path)
    else entries.push(path)
    return entries.location.key
  }
  const follow = (to: Destination, options: NavigateOptions) => {
    navigate(to, options).catch(() => location.assign(to.path))
  }

  const show = async (state: PageState, entry: string, options: NavigateOptions, signal: AbortSignal) => {
    const { preserveScroll = false, morph } = options
    if (hasSecret(state.page.address)) hideSecrets(state.page.address, screen.addressOf)
    fetched = undefined
    cachePage(scroll.entry(), screen.current().state)
    rememberList(screen.current().state.page.content)
    const render = () => {
      // A view transition first captures the previous page: the customer may have navigated on, or back to that page.
      if (signal.aborted) return
      scroll.setEntry(entry)
      updateHead(state.page, state.translate, origin)
      const { announcement } = screen.current()
      screen.change({
        state,
        pending: false,
        preview: undefined,
        announcement: preserveScroll ? announcement : pageTitle(state.page, state.translate),
      })
    }
    await showWithTransition(render, morph)
    if (preserveScroll || scroll.entry() !== entry) return
    scroll.restore()
    focusHeading()
  }
  const cachePage = (entry: string, state: PageState) => {
    left.delete(entry)
    left.set(entry, state)
    for (const oldest of left.keys()) if (left.size > MAX_ENTRIES) left.delete(oldest)
  }

  return {
    go: (path, options) => follow({ path: pathOf(path) }, options),
    returnTo: (entry) => {
      if (entry !== scroll.entry()) return follow({ path: pathOf(location.href), entry }, {})
      // The page that is still shown.
      latest.abort()
      screen.change({ pending: false, preview: undefined })
    },
    prefetch: (path) => void fetchPage(pathOf(path)),
  }
}

/** Moves the focus to the page's heading, so that screen readers announce the new page. */
function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main")
  heading?.setAttribute("tabindex", "-1")
  heading?.focus({ preventScroll: true })
}

/**
 * Path and query as the browser spells them. Leading slashes are reduced to one: `//evil.example` is a path within an
 * address opened here, but another host when followed on its own (F182).
 */
export function pathOf(address: string): string {
  const { pathname, search } = new URL(address, location.href)
  return `${pathname.replace(/^\/{2,}/, "/")}${search}`
}
