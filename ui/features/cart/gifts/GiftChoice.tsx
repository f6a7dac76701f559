import type { FormEvent } from "react"
import type { CartItem, Cart } from "../../../../domain/cart/Cart.ts"
import { validateGiftPacking, normalizeGiftPacking } from "../../../../domain/cart/validateGifts.ts"
import { GIFT_TEXT_LENGTHS } from "../../../../domain/gift-card/validateGiftText.ts"
import { Button } from "../../../design/Button.tsx"
import { CheckField } from "../../../design/fields/CheckField.tsx"
import { Alert } from "../../../design/Alert.tsx"
import { TextArea } from "../../../design/fields/TextArea.tsx"
import { useCommands } from "../../../commands/useCommands.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import styles from "./GiftForms.module.css"
import { giftReasonText } from "../../shared/labels/giftReasonText.ts"
import type { DeferredContentProps } from "../Deferred.tsx"
import type { CartChanges } from "../useCartChanges.ts"
import { useGiftForm } from "./useGiftForm.ts"
import type { GiftPacking } from "../../../../domain/cart/GiftPacking.ts"

/** The expected cart after changing the gift packing of all lines of a sku. */
function cartWithPacking(cart: Cart, sku: string, packing: GiftPacking): Cart {
  const isPacked = packing.isWrapped || packing.message !== undefined
  const items = cart.items.map((item) => {
    if (item.sku !== sku) return item
    const { giftPacking: _, ...plain } = item
    return isPacked ? { ...plain, giftPacking: packing } : plain
  })
  return { ...cart, items }
}

/** The gift options of a line: wrapping, a message, both or neither. */
export function GiftChoice({
  item,
  changes,
  t,
  onDone,
}: DeferredContentProps & { readonly item: CartItem; readonly changes: CartChanges }) {
  const shop = useText()
  const commands = useCommands()
  const { reasons, lastError, send } = useGiftForm(changes, onDone)
  const { cart, busy } = changes
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const orderId = cart?.id
    if (cart === undefined || orderId === undefined) return
    const data = new FormData(event.currentTarget)
    const packing = normalizeGiftPacking({
      isWrapped: data.get("isWrapped") !== null,
      message: String(data.get("message") ?? ""),
    })
    send(
      validateGiftPacking(packing),
      () => commands.giftAndCoupon.packAsGift(orderId, item.sku, packing),
      cartWithPacking(cart, item.sku, packing),
    )
  }
  return (
    <form
      className={styles["form"]}
      aria-label={t("cartOptions.giftWrapOf", { name: item.name })}
      onSubmit={submit}
      noValidate
    >
      <CheckField
        name="isWrapped"
        label={t("cartOptions.giftWrap")}
        hint={t("cartOptions.giftWrapHint")}
        defaultChecked={item.giftPacking?.isWrapped ?? true}
        autoFocus
      />
      <TextArea
        name="message"
        rows={3}
        label={t("cartOptions.message")}
        optionalMark={shop("checkout.optional")}
        defaultValue={item.giftPacking?.message}
        hint={t("cartOptions.messageHint", { maximum: GIFT_TEXT_LENGTHS.message })}
        error={giftReasonText(reasons, "message", t)}
      />
      <Alert tone="problem" title={lastError?.title} details={lastError?.details}>
        {lastError !== undefined && <p>{lastError.text}</p>}
      </Alert>
      <div className={styles["actions"]}>
        <Button type="submit" variant="quiet" busy={busy}>
          {t("cartOptions.save")}
        </Button>
        <Button variant="plain" onClick={onDone}>
          {t("cartOptions.cancel")}
        </Button>
      </div>
    </form>
  )
}
