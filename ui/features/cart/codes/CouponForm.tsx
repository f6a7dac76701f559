import type { FormEvent } from "react"
import { useState } from "react"
import type { Cart } from "../../../../domain/cart/Cart.ts"
import { Button } from "../../../design/Button.tsx"
import { Field } from "../../../design/fields/Field.tsx"
import { useCommands } from "../../../commands/useCommands.tsx"
import type { ShopError } from "../../../runtime/CommandResult.ts"
import { useText } from "../../../runtime/TextProvider.tsx"
import { presentError } from "../../../text/presentError.ts"
import { couponTexts } from "./couponTexts.ts"
import styles from "../gifts/GiftForms.module.css"
import type { DeferredContentProps } from "../Deferred.tsx"
import type { CartChanges } from "../useCartChanges.ts"

/** A personal coupon and the promo code that came with it. A refused coupon stays in its field, with the reason. */
export function CouponForm({
  cart,
  changes,
  t,
  onDone,
}: DeferredContentProps & { readonly cart: Cart; readonly changes: CartChanges }) {
  const shop = useText()
  const commands = useCommands()
  const [error, setError] = useState<ShopError>()
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { id } = cart
    const data = new FormData(event.currentTarget)
    const coupon = String(data.get("couponCode") ?? "").trim()
    if (id === undefined || coupon === "") return
    setError(undefined)
    void changes
      .run(() => commands.giftAndCoupon.applyCoupon(id, coupon, String(data.get("promoCode") ?? "")))
      .then((result) => (result.ok ? onDone() : setError(result.error)))
  }
  const message =
    error === undefined
      ? undefined
      : error._tag === "PromoCodeRefused"
        ? couponTexts(error, t)
        : presentError(error, shop)
  const code = {
    autoComplete: "off",
    autoCapitalize: "characters",
    spellCheck: false,
    maxLength: 128,
    dir: "ltr",
  } as const
  return (
    <form className={styles["form"]} aria-label={shop("cart.coupon")} onSubmit={submit}>
      <Field
        {...code}
        name="couponCode"
        label={t("cartOptions.couponLabel")}
        hint={t("cartOptions.couponHint")}
        required
        autoFocus
        error={message === undefined ? undefined : `${message.title}. ${message.text}`}
      />
      <Field {...code} name="promoCode" label={t("cartOptions.couponPromo")} optionalMark={shop("checkout.optional")} />
      <div className={styles["actions"]}>
        <Button type="submit" variant="quiet" busy={changes.busy}>
          {shop("cart.promoApply")}
        </Button>
        <Button variant="plain" onClick={onDone}>
          {t("cartOptions.cancel")}
        </Button>
      </div>
    </form>
  )
}
