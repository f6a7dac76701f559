import type { CartItem } from "../../../../domain/cart/Cart.ts"
import { useText } from "../../../runtime/TextProvider.tsx"
import { CustomizationSummary } from "./CustomizationSummary.tsx"
import styles from "./ParcelLines.module.css"

export interface ParcelLinesProps {
  readonly lines: readonly { readonly id: string; readonly quantity: number }[]
  /** The lines of the parcel's cart or order. */
  readonly items: readonly CartItem[]
}

/** The items of a parcel. Colour, size and customization distinguish items of the same name. */
export function ParcelLines({ lines, items }: ParcelLinesProps) {
  const t = useText()
  return (
    <ul className={styles["lines"]}>
      {lines.map(({ id, quantity }) => {
        const item = items.find((candidate) => candidate.id === id)
        if (item === undefined) return null
        return (
          <li key={id}>
            <p>
              <bdi>{item.name}</bdi>
            </p>
            <p className={styles["attributes"]}>
              {[item.color, item.size, t("cart.items", { count: quantity })]
                .filter((fact) => fact !== undefined)
                .join(" · ")}
            </p>
            <CustomizationSummary item={item} />
          </li>
        )
      })}
    </ul>
  )
}
