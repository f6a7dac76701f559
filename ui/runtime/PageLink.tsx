import type { AnchorHTMLAttributes, MouseEvent } from "react"
import type { PageAddress } from "../../domain/navigation/PageAddress.ts"
import type { NavigateOptions } from "./NavigationProvider.tsx"
import { useNavigation } from "./NavigationProvider.tsx"

export interface PageLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, "href" | "target"> {
  readonly to: PageAddress
  /** Options for a plain press. */
  readonly options?: NavigateOptions
}

/**
 * A link to a page of the shop: an ordinary link until hydration, then client-side navigation. Presses that request a
 * new tab or a download are left to the browser. Renders plain text if the address cannot be built.
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
