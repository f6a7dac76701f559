import type { Cart } from "../../../domain/cart/Cart.ts"
import { buttonClass } from "../../design/buttonClass.ts"
import { Alert } from "../../design/Alert.tsx"
import type { Translate } from "../../text/createTranslate.ts"
import styles from "./CartNotices.module.css"
import { lineName, reasonText, units, unitsText } from "./cartNoticeTexts.ts"

export interface CartNoticesWithoutScriptsProps {
  readonly cart: Pick<Cart, "items" | "merge" | "leftovers">
  readonly t: Translate
  /** The action of the form that adds items to the cart. */
  readonly action: string | undefined
}

/**
 * The items that signing in merged into a cart or left out (R8), for readers without scripts, with a form to add
 * them.
 */
export function CartNoticesWithoutScripts({
  cart: { items, merge, leftovers = [] },
  t,
  action,
}: CartNoticesWithoutScriptsProps) {
  return (
    <div className={styles["notices"]}>
      {merge !== undefined && (
        <Alert title={t("cartNotices.merged.title")}>
          <p>
            {t("cartNotices.merged.text", { count: units(merge.items) })}
            {leftovers.length > 0 && ` ${t("cartNotices.merged.leftover", { count: units(leftovers) })}`}
          </p>
          <ul>
            {merge.items.map((item) => (
              <li key={item.sku}>
                <bdi>{unitsText({ ...item, name: lineName(items, item.sku) }, t)}</bdi>
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {leftovers.length > 0 && (
        <section className={styles["leftovers"]}>
          <h2>{t("cartNotices.leftovers.title")}</h2>
          <p className={styles["reason"]}>{t("cartNotices.leftovers.text")}</p>
          <ul>
            {leftovers.map((item) => (
              <li key={item.id}>
                <span>
                  <bdi>{unitsText(item, t)}</bdi>
                  <span className={styles["reason"]}>{reasonText(item, t)}</span>
                </span>
                <form method="post" action={action}>
                  <input type="hidden" name="sku" value={item.sku} />
                  <input type="hidden" name="quantity" value={item.quantity} />
                  <input type="hidden" name="leftoverId" value={item.id} />
                  <button
                    type="submit"
                    className={buttonClass("plain")}
                    aria-label={t("cartNotices.leftovers.addNamed", { name: item.name ?? item.sku })}
                  >
                    {t("cartNotices.leftovers.add")}
                  </button>
                </form>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
