import { groupByBundle } from "../../../../domain/cart/groupByBundle.ts"
import type { CartItem } from "../../../../domain/cart/Cart.ts"
import { multiplyMoney } from "../../../../domain/shared/multiplyMoney.ts"
import { useMoney } from "../../../runtime/useMoney.ts"
import { useText } from "../../../runtime/TextProvider.tsx"
import { GiftWrapNote } from "./GiftWrapNote.tsx"
import { CustomizationSummary } from "./CustomizationSummary.tsx"
import { Picture } from "../product/Picture.tsx"
import styles from "./PurchaseLines.module.css"

/** The read-only lines of a purchase; the items of a bundle are grouped, each with its name. */
export function PurchaseLines({ items }: { readonly items: readonly CartItem[] }) {
  const t = useText()
  const money = useMoney()
  return (
    <ul className={styles["lines"]}>
      {groupByBundle(items)
        .flatMap((group) => group.items)
        .map((item) => (
          <li key={item.id} className={item.bundle && styles["bundled"]}>
            {item.image === undefined ? (
              <span className={styles["picture"]} />
            ) : (
              <Picture image={item.image} sizes="4rem" alt="" className={styles["picture"]} />
            )}
            <div>
              <p className={styles["name"]}>{item.name}</p>
              <p className={styles["attributes"]}>
                {[item.color, item.size, t("cart.items", { count: item.quantity }), item.bundle?.name]
                  .filter((fact) => fact !== undefined)
                  .join(" · ")}
              </p>
              <GiftWrapNote item={item} className={styles["attributes"]} />
              <CustomizationSummary item={item} />
            </div>
            <bdi>{money(multiplyMoney(item.unitPrice, item.quantity))}</bdi>
          </li>
        ))}
    </ul>
  )
}
