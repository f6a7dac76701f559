import type { RouterState } from "react-router-dom"
import { createBrowserRouter, redirectDocument } from "react-router-dom"
import type { PageData } from "../../../application/navigation/PageData.ts"
import { isPublicPage } from "../../../application/navigation/PageData.ts"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { hasSecret } from "../../../domain/navigation/secretParameters.ts"
import type { NavigateOptions } from "../../runtime/NavigationProvider.tsx"
import { rememberList } from "../../features/catalog/listing/listingContexts.ts"
import { hideSecrets } from "./hideSecrets.ts"
import { historyEntry } from "./historyEntries.ts"
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
  readonly prefetch: (path: string) => void
}

/** Fetches a page's data; `undefined` if it is unavailable and the document should be requested instead. */
export type LoadPageData = (address: PageAddress, path: string, signal: AbortSignal) => Promise<PageData | undefined>

/** How long a prefetched page stays valid, in milliseconds. */
const PREFETCH_LIFETIME_MILLIS = 30_000
/** Maximum number of pages cached for going back. */
const MAX_ENTRIES = 20
/** One route for all addresses: the domain resolves the page. */
const PAGE = "page"

/**
 * The shop's pages as a single route of react-router, which handles the history, cancels superseded navigation and
 * reports loaded pages. It starts with the current page without loading it again. `origin` is that of canonical
 * addresses, `prefix` that of the mobile site.
 */
export function pageRouter(screen: Screen, load: LoadPageData, origin: string, prefix = ""): PageRouter {
  const { scroll } = screen
  const left = new Map<string, PageState>()
  let fetched:
    | {
        readonly path: string
        readonly at: number
        readonly state: Promise<PageState | undefined>
        readonly leaving: AbortController
      }
    | undefined
  let navigateOptions: NavigateOptions = {}
  /** The history entry whose page is loading. */
  let destination = historyEntry()
  /** The entry whose page is loaded but not rendered yet: a view transition first captures the previous page. */
  let pendingEntry: { readonly key: string } | undefined

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
  const loader = async ({ request }: { readonly request: Request }) => {
    const cached = destination === undefined ? undefined : left.get(destination)
    // Personal pages may have changed since and are loaded again; public pages are restored from the cache.
    if (cached !== undefined && isPublicPage(cached.page)) return screen.restore(cached)
    const path = pathOf(request.url)
    const { state, leaving } = fetchPage(path)
    // A later press cancels this one: its calls are aborted, and the page is fetched again when it is next needed
    // (F45).
    request.signal.addEventListener("abort", () => {
      leaving.abort()
      if (fetched?.state === state) fetched = undefined
    })
    return (await state) ?? redirectDocument(path)
  }

  const isShown = historyEntry() === scroll.entry()
  const router = createBrowserRouter(
    [{ id: PAGE, path: "*", loader, shouldRevalidate: () => true }],
    isShown ? { hydrationData: { loaderData: { [PAGE]: screen.current().state } } } : {},
  )
  router.subscribe((state) => {
    // If the current entry's page is not shown, wait until it is loaded.
    if (!state.initialized) return undefined
    if (state.navigation.state !== "idle") {
      destination = state.navigation.location.key
      const { preview } = screen.current()
      const { pathname, search } = state.navigation.location
      // Another page than the one of the preview, for example after going back.
      const isOther = preview !== undefined && pathOf(preview.path) !== pathOf(`${pathname}${search}`)
      return screen.change(isOther ? { pending: true, preview: undefined } : { pending: true })
    }
    if (state.errors !== null) return location.assign(pathOf(`${state.location.pathname}${state.location.search}`))
    const { key } = state.location
    if (key === pendingEntry?.key) return undefined
    return pendingEntry === undefined && key === scroll.entry()
      ? screen.change({ pending: false, preview: undefined })
      : void showLoadedPage(state)
  })

  const showLoadedPage = async ({ loaderData, location: { key }, historyAction }: RouterState) => {
    const state: PageState = loaderData[PAGE]
    if (hasSecret(state.page.address)) hideSecrets(state.page.address, screen.addressOf)
    const { preserveScroll = false, morph }: NavigateOptions = historyAction === "POP" ? {} : navigateOptions
    const shownEntry = (pendingEntry = { key })
    fetched = undefined
    cachePage(scroll.entry(), screen.current().state)
    rememberList(screen.current().state.page.content)
    const render = () => {
      // Skipped if the customer navigated on before this page was rendered, or back to the page still shown.
      if (pendingEntry !== shownEntry) return
      const { state: before, announcement } = screen.current()
      scroll.setEntry(key)
      pendingEntry = undefined
      if (state === before) return screen.change({ pending: false, preview: undefined })
      updateHead(state.page, state.translate, origin)
      screen.change({
        state,
        pending: false,
        preview: undefined,
        announcement: preserveScroll ? announcement : pageTitle(state.page, state.translate),
      })
    }
    if (state === screen.current().state) return render()
    await showWithTransition(render, morph)
    if (preserveScroll || scroll.entry() !== key) return
    scroll.restore()
    focusHeading()
  }
  const cachePage = (entry: string, state: PageState) => {
    left.delete(entry)
    left.set(entry, state)
    for (const oldest of left.keys()) if (left.size > MAX_ENTRIES) left.delete(oldest)
  }

  return {
    go: (path, options) => {
      navigateOptions = options
      void router.navigate(path, {
        replace: options.replace === true,
        preventScrollReset: options.preserveScroll === true,
      })
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
