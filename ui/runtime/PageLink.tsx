import type { AnchorHTMLAttributes, MouseEvent } from "react"
import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import type { NavigateOptions } from "./NavigationProvider.tsx"
import { useNavigation } from "./NavigationProvider.tsx"

export interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "target"> {
  readonly to: PageAddress
  /** How the page is reached with a plain press. */
  readonly options?: NavigateOptions
}

/**
 * A link to a page of the shop: an ordinary link until the page is alive, then a change of page without a new document.
 * Presses that ask for a new tab or a download stay with the browser. Where the address cannot be built, it is plain
 * text.
 */
export function PageLink({ to, options, onClick, children, ...rest }: PageLinkProps) {
  const { addressOf, go, prefetch } = useNavigation()
  const built = addressOf(to)
  if (!built.ok) return <span className={rest.className}>{children}</span>
  const prefetchTarget = () => prefetch(to)
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    event.preventDefault()
    go(to, options)
  }
  return (
    <a
      {...rest}
      href={built.address}
      onClick={follow}
      onPointerEnter={prefetchTarget}
      onFocus={prefetchTarget}
      onTouchStart={prefetchTarget}
    >
      {children}
    </a>
  )
}
