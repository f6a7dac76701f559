import type { Cart } from "../../../domain/cart/Cart.ts"
import { buttonClass } from "../../design/buttonClass.ts"
import { Notice } from "../../design/Notice.tsx"
import type { Translate } from "../../text/createTranslate.ts"
import styles from "./CartNews.module.css"
import { lineName, reasonWords, units, unitsWords } from "./newsWords.ts"

export interface CartNewsWithoutScriptsProps {
  readonly cart: Pick<Cart, "items" | "merge" | "kept">
  readonly t: Translate
  /** What a form that puts pieces into the cart is posted to. */
  readonly action: string | undefined
}

/**
 * What a login brought into a cart and what it left out (ruling R8), for readers without scripts: with the way to take
 * it by a form.
 */
export function CartNewsWithoutScripts({ cart: { items, merge, kept = [] }, t, action }: CartNewsWithoutScriptsProps) {
  return (
    <div className={styles["news"]}>
      {merge !== undefined && (
        <Notice title={t("cartNotices.merged.title")}>
          <p>
            {t("cartNotices.merged.text", { count: units(merge.items) })}
            {kept.length > 0 && ` ${t("cartNotices.merged.leftover", { count: units(kept) })}`}
          </p>
          <ul>
            {merge.items.map((item) => (
              <li key={item.sku}>
                <bdi>{unitsWords({ ...item, name: lineName(items, item.sku) }, t)}</bdi>
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {kept.length > 0 && (
        <section className={styles["kept"]}>
          <h2>{t("cartNotices.leftovers.title")}</h2>
          <p className={styles["why"]}>{t("cartNotices.leftovers.text")}</p>
          <ul>
            {kept.map((item) => (
              <li key={item.id}>
                <span>
                  <bdi>{unitsWords(item, t)}</bdi>
                  <span className={styles["why"]}>{reasonWords(item, t)}</span>
                </span>
                <form method="post" action={action}>
                  <input type="hidden" name="sku" value={item.sku} />
                  <input type="hidden" name="quantity" value={item.quantity} />
                  <input type="hidden" name="keptId" value={item.id} />
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
