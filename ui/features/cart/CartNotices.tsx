import type { ReactNode } from "react"
import { useEffect, useRef, useState } from "react"
import { Button } from "../../design/Button.tsx"
import { Notice } from "../../design/Notice.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useCart } from "../../runtime/CartProvider.tsx"
import { useIsRegistered } from "../../runtime/useIsRegistered.ts"
import { presentError } from "../../text/presentError.ts"
import styles from "./CartLines.module.css"
import type { CartChanges } from "./useCartChanges.ts"

/** What happened to the whole cart: a line that was removed and can be put back, or a change that was refused. */
export function CartNotices({ changes }: { readonly changes: CartChanges }) {
  const t = useText()
  const { cart, removed, moved, trouble, putBack } = changes
  const { hasPending } = useCart()
  const isRegistered = useIsRegistered()
  const news = useFetched(
    (cart?.merge ?? cart?.kept) !== undefined || (isRegistered && cart?.items.length === 0) || hasPending(),
    async () => (await import("./CartNews.tsx")).CartNews,
  )
  const saved = useFetched(moved !== undefined, async () => (await import("./SavedNotice.tsx")).SavedNotice)
  const place = useRef<HTMLDivElement>(null)
  // What was pressed is gone: the keyboard goes on where its outcome is told, which is in sight wherever the page
  // stands.
  useEffect(
    () => () => void (document.querySelector(":focus") ?? place.current?.focus({ preventScroll: true })),
    [removed],
  )
  const refused = trouble?.at === "cart" ? presentError(trouble.error, t) : undefined
  return (
    <>
      {news !== undefined && <news.View changes={changes} />}
      <div ref={place} tabIndex={-1} className={styles["removed"]}>
        <Notice
          title={removed && t("cart.removed", { name: removed.name })}
          actions={
            <Button variant="plain" onClick={putBack}>
              {t("cart.undoRemove")}
            </Button>
          }
        />
      </div>
      {moved !== undefined && saved !== undefined && <saved.View moved={moved} changes={changes} />}
      <Notice tone="problem" title={refused?.title} details={refused?.details}>
        {refused !== undefined && <p>{refused.text}</p>}
      </Notice>
    </>
  )
}

/**
 * What draws something that is seldom said, fetched when it first is; asked for again with the next change where that
 * failed.
 */
function useFetched<Props>(isSaid: boolean, load: () => Promise<(props: Props) => ReactNode>) {
  const [fetched, setFetched] = useState<{ readonly View: (props: Props) => ReactNode }>()
  useEffect(() => {
    if (isSaid && fetched === undefined)
      load().then(
        (View) => setFetched({ View }),
        () => undefined /* the cart is right all the same */,
      )
  })
  return fetched
}
