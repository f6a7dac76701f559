import { bundledLines } from "../../domain/cart/bundledLines.ts"
import type { CartItem } from "../../domain/cart/Cart.ts"
import { timesQuantity } from "../../domain/shared/timesQuantity.ts"
import { useMoney } from "../runtime/useMoney.ts"
import { useText } from "../runtime/TextProvider.tsx"
import { GiftWords } from "./GiftWords.tsx"
import { MadeSo } from "./MadeSo.tsx"
import { Picture } from "./Picture.tsx"
import styles from "./PurchaseLines.module.css"

/** The pieces of a purchase to look at, not to change; those of a bundle stand together, each with its name. */
export function PurchaseLines({ items }: { readonly items: readonly CartItem[] }) {
  const t = useText()
  const money = useMoney()
  return (
    <ul className={styles["lines"]}>
      {bundledLines(items)
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
              <p className={styles["facts"]}>
                {[item.color, item.size, t("cart.items", { count: item.quantity }), item.bundle?.name]
                  .filter((fact) => fact !== undefined)
                  .join(" · ")}
              </p>
              <GiftWords item={item} className={styles["facts"]} />
              <MadeSo making={item} />
            </div>
            <bdi>{money(timesQuantity(item.unitPrice, item.quantity))}</bdi>
          </li>
        ))}
    </ul>
  )
}
