import { useEffect, useRef, useState } from "react"
import { Button } from "../../design/Button.tsx"
import { Alert } from "../../design/Alert.tsx"
import { lazyComponent } from "../../runtime/lazyComponent.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useCart } from "../../runtime/CartProvider.tsx"
import { useIsRegistered } from "../../runtime/useIsRegistered.ts"
import { presentError } from "../../text/presentError.ts"
import styles from "./lines/CartLines.module.css"
import type { CartChanges } from "./useCartChanges.ts"

const CartUpdates = lazyComponent(async () => (await import("./CartUpdates.tsx")).CartUpdates)
const SavedForLaterAlert = lazyComponent(
  async () => (await import("./lines/SavedForLaterAlert.tsx")).SavedForLaterAlert,
)

/** Messages about the whole cart: a removed line with an undo button, or a refused change. */
export function CartAlerts({ changes }: { readonly changes: CartChanges }) {
  const t = useText()
  const { cart, removed, savedForLater, lastError, restoreLine } = changes
  const { hasPending } = useCart()
  const isRegistered = useIsRegistered()
  // Shown from the first reason on: an answered notice stays until the customer leaves the page.
  const [hasUpdates, setHasUpdates] = useState(false)
  const hasCause =
    (cart?.merge ?? cart?.leftovers) !== undefined || (isRegistered && cart?.items.length === 0) || hasPending()
  if (hasCause && !hasUpdates) setHasUpdates(true)
  const region = useRef<HTMLDivElement>(null)
  // The pressed button is gone, so the focus moves to its outcome, which is always visible.
  useEffect(
    () => () => void (document.querySelector(":focus") ?? region.current?.focus({ preventScroll: true })),
    [removed],
  )
  const refused = lastError?.at === "cart" ? presentError(lastError.error, t) : undefined
  return (
    <>
      {hasUpdates && <CartUpdates of={{ changes }} />}
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
      {savedForLater !== undefined && <SavedForLaterAlert of={{ savedForLater, changes }} />}
      <Alert tone="problem" title={refused?.title} details={refused?.details}>
        {refused !== undefined && <p>{refused.text}</p>}
      </Alert>
    </>
  )
}
