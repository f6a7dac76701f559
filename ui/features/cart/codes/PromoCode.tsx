import type { FormEvent } from "react"
import type { Cart } from "../../../../domain/cart/Cart.ts"
import { Button } from "../../../design/Button.tsx"
import { buttonClass } from "../../../design/buttonClass.ts"
import { Field } from "../../../design/fields/Field.tsx"
import { Icon } from "../../../design/Icon.tsx"
import { lazyComponent } from "../../../runtime/lazyComponent.tsx"
import { useNavigation } from "../../../runtime/NavigationProvider.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useShopPages } from "../../../runtime/pages/useShopPages.ts"
import { presentError } from "../../../text/presentError.ts"
import styles from "./PromoCode.module.css"
import { Deferred, SECTION_TEXTS } from "../Deferred.tsx"
import type { CartChanges } from "../useCartChanges.ts"

const CouponForm = lazyComponent(async () => (await import("./CouponForm.tsx")).CouponForm, SECTION_TEXTS)

/** The promo codes of the cart and a field for another one. A refused code stays in the field, with the reason. */
export function PromoCode({ cart, changes }: { readonly cart: Cart; readonly changes: CartChanges }) {
  const t = useText()
  const pages = useShopPages()
  const home = useNavigation().addressOf(pages.home)
  const refused = changes.lastError?.at === "promoCode" ? presentError(changes.lastError.error, t) : undefined
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const code = new FormData(form).get("promoCode")
    if (typeof code !== "string" || code.trim() === "") return
    void changes.addPromoCode(code.trim()).then((done) => (done ? form.reset() : undefined))
  }
  return (
    <div className={styles["promo"]}>
      {cart.promoCodes.length > 0 && (
        <ul className={styles["codes"]}>
          {cart.promoCodes.map((code) => (
            <li key={code}>
              <bdi>{code}</bdi>
              <button
                type="button"
                className={buttonClass("icon")}
                aria-label={t("cart.promoRemove", { code })}
                onClick={() => changes.deletePromoCode(code)}
              >
                <Icon name="close" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <details open={refused !== undefined || undefined}>
        <summary>{t("cart.promo")}</summary>
        <form
          className={styles["form"]}
          method="post"
          action={home.ok ? `${home.address}cart/promo` : undefined}
          onSubmit={submit}
        >
          <Field
            label={t("cart.promoLabel")}
            name="promoCode"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={64}
            className={styles["field"]}
            error={refused === undefined ? undefined : `${refused.title}. ${refused.text}`}
          />
          <Button type="submit" variant="quiet" busy={changes.busy}>
            {t("cart.promoApply")}
          </Button>
        </form>
        <Deferred label={t("cart.coupon")} section={CouponForm} contentProps={{ cart, changes }} />
      </details>
    </div>
  )
}
