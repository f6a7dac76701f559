import type { ReactNode } from "react"
import { createContext, useContext } from "react"
import type { BuiltAddress } from "../../domain/navigation/buildPageAddress.ts"
import type { PageAddress } from "../../domain/navigation/PageAddress.ts"

export interface NavigateOptions {
  /** Replaces the current history entry, for filters and sorting. */
  readonly replace?: boolean
  /** Keeps scroll position and focus, for changes of a section of the page. */
  readonly preserveScroll?: boolean
  /** The image that moves to the next page: its `morph` name. */
  readonly morph?: string | undefined
  /** The name of what the next page shows, for its preview with this image. */
  readonly name?: string
}

/** Navigation between pages. */
export interface Navigation {
  /** The path of a page, or the names of missing parameters. */
  readonly addressOf: (to: PageAddress) => BuiltAddress
  /** Opens a page of the shop; the current page stays until it is loaded. */
  readonly go: (to: PageAddress, options?: NavigateOptions) => void
  /** Changes the address of the current page, for links and reloads, without a request. */
  readonly replaceAddress: (to: PageAddress) => void
  /** Prefetches a page the customer is likely to open. */
  readonly prefetch: (to: PageAddress) => void
}

const NavigationContext = createContext<Navigation | undefined>(undefined)

export function NavigationProvider({
  navigation,
  children,
}: {
  readonly navigation: Navigation
  readonly children: ReactNode
}) {
  return <NavigationContext value={navigation}>{children}</NavigationContext>
}

export function useNavigation(): Navigation {
  const navigation = useContext(NavigationContext)
  if (navigation === undefined) throw new Error("useNavigation needs a NavigationProvider")
  return navigation
}
