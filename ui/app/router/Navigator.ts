/**
 * The router: how one document shows one page after another (decisions 008 and 055).
 *
 * The domain parses and builds addresses, so there is one route for all of them. react-router owns the history; the
 * rest is here, because its data router would be half of what a first navigation fetches.
 *
 * - `Navigator`: the page that is shown, and the functions that change it. `PageLink` and `useNavigation` call it. The
 *   server renders with `staticNavigator`.
 * - `browserNavigator`: the navigator of a hydrated page. It fetches `pageRouter` at the first intent, and leaves
 *   another store or language, and every failure, to the browser.
 * - `addressesOf`: builds addresses. The first script lacks it: `lazyAddresses` fetches it with the islands.
 * - `pageRouter`: loading, cancelling, prefetching, pages kept for going back.
 * - `historyEntries`: the keys of history entries, and their scroll positions.
 * - `showWithTransition`, `hideSecrets`: how a page is shown, and the address without secrets. `head` has its metadata.
 */

import type { BuiltAddress } from "../../../domain/navigation/buildPageAddress.ts"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import type { NavigateOptions } from "../../runtime/NavigationProvider.tsx"
import type { Observable } from "../../runtime/observable.ts"
import { createObservable } from "../../runtime/observable.ts"
import type { PageState } from "../PageState.ts"

/** What the customer pressed on the way to the next page. */
export interface PagePreview {
  /** The path of the next page. */
  readonly path: string
  readonly name: string
  /** The image as it is shown, so that it is not fetched again. */
  readonly image: string
  readonly morph: string
}

/** The page that is currently shown. */
export interface NavigatorState {
  readonly state: PageState
  readonly pending: boolean
  /** Shown over the page until the next one is loaded. */
  readonly preview?: PagePreview | undefined
  /** The title of a page reached by client-side navigation; empty at first. */
  readonly announcement: string
}

/** The current page as an observable value, and the functions that change it. */
export interface Navigator extends Observable<NavigatorState> {
  readonly addressOf: (to: PageAddress) => BuiltAddress
  readonly go: (to: PageAddress, options?: NavigateOptions) => void
  readonly replaceAddress: (to: PageAddress) => void
  readonly prefetch: (to: PageAddress) => void
}

/** A navigator without navigation, for the server. */
export function staticNavigator(state: PageState, addressOf: Navigator["addressOf"]): Navigator {
  const { current, subscribe } = createObservable<NavigatorState>({ state, pending: false, announcement: "" })
  return {
    current,
    subscribe,
    addressOf,
    go: () => undefined,
    replaceAddress: () => undefined,
    prefetch: () => undefined,
  }
}
