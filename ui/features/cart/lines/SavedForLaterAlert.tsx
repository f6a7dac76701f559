import { useState } from "react"
import { displayListName } from "../../../../domain/wishlist/defaultListName.ts"
import { Button } from "../../../design/Button.tsx"
import { Alert } from "../../../design/Alert.tsx"
import { useCommands } from "../../../commands/useCommands.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { presentError } from "../../../text/presentError.ts"
import type { CartChanges, SavedForLaterLine } from "../useCartChanges.ts"

export interface SavedForLaterAlertProps {
  readonly savedForLater: SavedForLaterLine
  readonly changes: CartChanges
}

/** Confirms that a line was moved to a wishlist, with an undo button. */
export function SavedForLaterAlert({
  savedForLater: { item, listName, catentryId },
  changes,
}: SavedForLaterAlertProps) {
  const t = useText()
  const commands = useCommands()
  const [problem, setReason] = useState<ReturnType<typeof presentError>>()
  const back = async () => {
    setReason(undefined)
    const result = await changes.run(async () => {
      const restored = await commands.giftAndCoupon.restoreLine(item)
      return restored.ok ? { ok: true, value: restored.value.cart } : restored
    })
    if (!result.ok) return setReason(presentError(result.error, t))
    changes.setSavedForLater(undefined)
    // A leftover list entry does no harm: the item is in the cart again.
    await commands.wishlists.removeItems(listName, [catentryId])
  }
  return (
    <>
      <Alert
        title={t("cartOptions.saveForLater.saved", { name: item.name, list: displayListName(listName, t.language) })}
        actions={
          <Button variant="plain" busy={changes.busy} onClick={() => void back()}>
            {t("cartOptions.saveForLater.moveBack")}
          </Button>
        }
      />
      <Alert tone="problem" title={problem?.title} details={problem?.details}>
        {problem !== undefined && <p>{problem.text}</p>}
      </Alert>
    </>
  )
}
