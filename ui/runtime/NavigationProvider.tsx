import type { ReactNode } from "react"
import { createContext, useContext } from "react"
import type { BuiltAddress } from "../../domain/navigation/buildPageAddress.ts"
import type { PageAddress } from "../../domain/navigation/PageAddress.ts"

export interface NavigateOptions {
  /** Takes the place of the current entry of the history: for filters and sorting. */
  readonly replace?: boolean
  /** Leaves scroll position and focus where they are: for what changes only a part of the page. */
  readonly preserveScroll?: boolean
  /** The picture that moves from this page into the next: its `morph` name. */
  readonly morph?: string | undefined
}

/** How pages are reached. */
export interface Navigation {
  /** The path of a page, or the names of what is missing for it. */
  readonly addressOf: (to: PageAddress) => BuiltAddress
  /** Goes to a page of the shop; this one stays until the next is there. */
  readonly go: (to: PageAddress, options?: NavigateOptions) => void
  /**
   * The page that is shown stands at another address from now on, which links to it and a reload know; nothing is
   * fetched.
   */
  readonly replaceAddress: (to: PageAddress) => void
  /** A sign that the shopper is about to go there. */
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
