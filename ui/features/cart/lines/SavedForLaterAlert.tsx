import { useEffect, useState } from "react"
import { displayListName } from "../../../../domain/wishlist/defaultListName.ts"
import { Button } from "../../../design/Button.tsx"
import { Alert } from "../../../design/Alert.tsx"
import { useCommands } from "../../../commands/useCommands.tsx"
import { useFrame } from "../../../runtime/ShopProvider.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import type { Translate } from "../../../text/createTranslate.ts"
import { createTranslate } from "../../../text/createTranslate.ts"
import { loadTexts, textLanguage } from "../../../text/loadTexts.ts"
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
  const shop = useText()
  const { language } = shop
  const { texts } = useFrame()
  const commands = useCommands()
  const [loadedTexts, setLoadedTexts] = useState<{ readonly t: Translate }>()
  const [problem, setReason] = useState<ReturnType<typeof presentError>>()
  useEffect(() => {
    void loadTexts(textLanguage(language), ["cartOptions"]).then(
      (own) => setLoadedTexts({ t: createTranslate(language, own, texts) }),
      () => undefined /* the line is in the list anyway */,
    )
  }, [language, texts])
  const back = async () => {
    setReason(undefined)
    const result = await changes.run(async () => {
      const restored = await commands.giftAndCoupon.restoreLine(item)
      return restored.ok ? { ok: true, value: restored.value.cart } : restored
    })
    if (!result.ok) return setReason(presentError(result.error, shop))
    changes.setSavedForLater(undefined)
    // A leftover list entry does no harm: the item is in the cart again.
    await commands.wishlists.removeItems(listName, [catentryId])
  }
  const t = loadedTexts?.t
  return (
    <>
      <Alert
        title={t?.("cartOptions.saveForLater.saved", { name: item.name, list: displayListName(listName, language) })}
        actions={
          t !== undefined && (
            <Button variant="plain" busy={changes.busy} onClick={() => void back()}>
              {t("cartOptions.saveForLater.moveBack")}
            </Button>
          )
        }
      />
      <Alert tone="problem" title={problem?.title} details={problem?.details}>
        {problem !== undefined && <p>{problem.text}</p>}
      </Alert>
    </>
  )
}
