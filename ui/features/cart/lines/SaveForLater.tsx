import { useEffect, useState } from "react"
import type { CartItem } from "../../../../domain/cart/Cart.ts"
import { Alert } from "../../../design/Alert.tsx"
import { Button } from "../../../design/Button.tsx"
import { useCommands } from "../../../commands/useCommands.tsx"
import type { CommandResult } from "../../../runtime/CommandResult.ts"
import type { WishlistError } from "../../../commands/wishlists.ts"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useWishlistText } from "../../../runtime/useWishlistText.ts"
import { presentWishlistError } from "../../../text/presentWishlistError.ts"
import type { Cart } from "../../../../domain/cart/Cart.ts"
import type { DeferredContentProps } from "../Deferred.tsx"
import type { CartChanges } from "../useCartChanges.ts"

/** Moves a line to a wishlist on mount. If that is refused, the line stays and the reason is shown. */
export function SaveForLater({
  item,
  lineId,
  changes,
  onDone,
}: DeferredContentProps & {
  readonly item: CartItem
  readonly lineId: string | undefined
  readonly changes: CartChanges
}) {
  const t = useText()
  const texts = useWishlistText()
  const { wishlists } = useCommands()
  const [error, setError] = useState<WishlistError>()
  const { run, setSavedForLater } = changes
  useEffect(() => {
    const save = async (): Promise<CommandResult<Cart, WishlistError>> => {
      const saved = await wishlists.saveForLater(item, lineId)
      if (!saved.ok) return saved
      const { cart: value, listName, catentryId } = saved.value
      setSavedForLater({
        item: { ...item, position: changes.cart?.items.findIndex(({ id }) => id === item.id) ?? -1 },
        listName,
        catentryId,
      })
      return { ok: true, value }
    }
    void run(save).then((result) => (result.ok ? onDone() : setError(result.error)))
    // Runs once per press: the properties change with every render.
  }, [])
  const problem = error === undefined || texts === undefined ? undefined : presentWishlistError(error, texts)
  return (
    <>
      {error === undefined && (
        <Button variant="plain" busy>
          {t("cart.saveForLater")}
        </Button>
      )}
      <Alert tone="problem" title={problem?.title} details={problem?.details}>
        {problem !== undefined && <p>{problem.text}</p>}
      </Alert>
    </>
  )
}
