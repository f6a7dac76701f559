import type { ReactNode } from "react"
import { useEffect, useRef, useState } from "react"
import { Button } from "../../design/Button.tsx"
import { Alert } from "../../design/Alert.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useCart } from "../../runtime/CartProvider.tsx"
import { useIsRegistered } from "../../runtime/useIsRegistered.ts"
import { presentError } from "../../text/presentError.ts"
import styles from "./CartLines.module.css"
import type { CartChanges } from "./useCartChanges.ts"

/** What happened to the whole cart: a line that was removed and can be put back, or a change that was refused. */
export function CartAlerts({ changes }: { readonly changes: CartChanges }) {
  const t = useText()
  const { cart, removed, savedForLater, lastError, restoreLine } = changes
  const { hasPending } = useCart()
  const isRegistered = useIsRegistered()
  const news = useFetched(
    (cart?.merge ?? cart?.leftovers) !== undefined || (isRegistered && cart?.items.length === 0) || hasPending(),
    async () => (await import("./CartUpdates.tsx")).CartUpdates,
  )
  const saved = useFetched(
    savedForLater !== undefined,
    async () => (await import("./SavedForLaterAlert.tsx")).SavedForLaterAlert,
  )
  const region = useRef<HTMLDivElement>(null)
  // What was pressed is gone: the keyboard goes on where its outcome is told, which is in sight wherever the page
  // stands.
  useEffect(
    () => () => void (document.querySelector(":focus") ?? region.current?.focus({ preventScroll: true })),
    [removed],
  )
  const refused = lastError?.at === "cart" ? presentError(lastError.error, t) : undefined
  return (
    <>
      {news !== undefined && <news.View changes={changes} />}
      <div ref={region} tabIndex={-1} className={styles["removed"]}>
        <Alert
          title={removed && t("cart.removed", { name: removed.name })}
          actions={
            <Button variant="plain" onClick={restoreLine}>
              {t("cart.undoRemove")}
            </Button>
          }
        />
      </div>
      {savedForLater !== undefined && saved !== undefined && (
        <saved.View savedForLater={savedForLater} changes={changes} />
      )}
      <Alert tone="problem" title={refused?.title} details={refused?.details}>
        {refused !== undefined && <p>{refused.text}</p>}
      </Alert>
    </>
  )
}

/**
 * What draws something that is seldom said, fetched when it first is; asked for again with the next change where that
 * failed.
 */
function useFetched<Props>(shouldLoad: boolean, load: () => Promise<(props: Props) => ReactNode>) {
  const [fetched, setFetched] = useState<{ readonly View: (props: Props) => ReactNode }>()
  useEffect(() => {
    if (shouldLoad && fetched === undefined)
      load().then(
        (View) => setFetched({ View }),
        () => undefined /* the cart is right all the same */,
      )
  })
  return fetched
}
