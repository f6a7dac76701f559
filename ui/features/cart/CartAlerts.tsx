import type { ReactNode } from "react"
import { useEffect, useRef, useState } from "react"
import { Button } from "../../design/Button.tsx"
import { Alert } from "../../design/Alert.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useCart } from "../../runtime/CartProvider.tsx"
import { useIsRegistered } from "../../runtime/useIsRegistered.ts"
import { presentError } from "../../text/presentError.ts"
import styles from "./lines/CartLines.module.css"
import type { CartChanges } from "./useCartChanges.ts"

/** Messages about the whole cart: a removed line with an undo button, or a refused change. */
export function CartAlerts({ changes }: { readonly changes: CartChanges }) {
  const t = useText()
  const { cart, removed, savedForLater, lastError, restoreLine } = changes
  const { hasPending } = useCart()
  const isRegistered = useIsRegistered()
  const updates = useFetched(
    (cart?.merge ?? cart?.leftovers) !== undefined || (isRegistered && cart?.items.length === 0) || hasPending(),
    async () => (await import("./CartUpdates.tsx")).CartUpdates,
  )
  const saved = useFetched(
    savedForLater !== undefined,
    async () => (await import("./lines/SavedForLaterAlert.tsx")).SavedForLaterAlert,
  )
  const region = useRef<HTMLDivElement>(null)
  // The pressed button is gone, so the focus moves to its outcome, which is always visible.
  useEffect(
    () => () => void (document.querySelector(":focus") ?? region.current?.focus({ preventScroll: true })),
    [removed],
  )
  const refused = lastError?.at === "cart" ? presentError(lastError.error, t) : undefined
  return (
    <>
      {updates !== undefined && <updates.View changes={changes} />}
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

/** Loads a component on first use. After a failure the next render tries again. */
function useFetched<Props>(shouldLoad: boolean, load: () => Promise<(props: Props) => ReactNode>) {
  const [fetched, setFetched] = useState<{ readonly View: (props: Props) => ReactNode }>()
  useEffect(() => {
    if (shouldLoad && fetched === undefined)
      load().then(
        (View) => setFetched({ View }),
        () => undefined /* the cart works without it */,
      )
  })
  return fetched
}
