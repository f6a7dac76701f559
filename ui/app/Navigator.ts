import type { BuiltAddress } from "../../domain/navigation/buildPageAddress.ts"
import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import type { NavigateOptions } from "../runtime/NavigationProvider.tsx"
import type { PageState } from "./PageState.ts"

/** The page that is currently shown. */
export interface NavigatorState {
  readonly state: PageState
  readonly pending: boolean
  /** The title of a page reached by client-side navigation; empty at first. */
  readonly announcement: string
}

/** The current page as an observable value, and the functions that change it. */
export interface Navigator {
  readonly current: () => NavigatorState
  readonly subscribe: (listener: () => void) => () => void
  readonly addressOf: (to: PageAddress) => BuiltAddress
  readonly go: (to: PageAddress, options?: NavigateOptions) => void
  readonly replaceAddress: (to: PageAddress) => void
  readonly prefetch: (to: PageAddress) => void
}

/** A navigator without navigation, for the server. */
export function staticNavigator(state: PageState, addressOf: Navigator["addressOf"]): Navigator {
  const shown: NavigatorState = { state, pending: false, announcement: "" }
  return {
    current: () => shown,
    subscribe: () => () => undefined,
    addressOf,
    go: () => undefined,
    replaceAddress: () => undefined,
    prefetch: () => undefined,
  }
}
