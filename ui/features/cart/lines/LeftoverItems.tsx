import { useId, useState } from "react"
import type { LeftoverItem } from "../../../../domain/cart/CartMerge.ts"
import { Button } from "../../../design/Button.tsx"
import type { Translate } from "../../../text/createTranslate.ts"
import styles from "../CartNotices.module.css"
import { reasonText, unitsText } from "../cartNoticeTexts.ts"

export interface LeftoverItemsProps {
  readonly items: readonly LeftoverItem[]
  readonly t: Translate
  readonly busy: boolean
  readonly onAddToCart: (item: LeftoverItem) => void
  readonly onDiscard: () => void
}

/** Items left out of the cart when signing in, each with its reason and a button to add it. */
export function LeftoverItems({ items, t, busy, onAddToCart, onDiscard }: LeftoverItemsProps) {
  const title = useId()
  const [isConfirming, setConfirming] = useState<boolean>()
  return (
    <section className={styles["leftovers"]} aria-labelledby={title}>
      <h2 id={title}>{t("cartNotices.leftovers.title")}</h2>
      <p className={styles["reason"]}>{t("cartNotices.leftovers.text")}</p>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <span>
              <bdi>{unitsText(item, t)}</bdi>
              <span className={styles["reason"]}>{reasonText(item, t)}</span>
            </span>
            <Button
              variant="plain"
              busy={busy}
              aria-label={t("cartNotices.leftovers.addNamed", { name: item.name ?? item.sku })}
              onClick={() => onAddToCart(item)}
            >
              {t("cartNotices.leftovers.add")}
            </Button>
          </li>
        ))}
      </ul>
      {isConfirming === true ? (
        <p>
          {t("cartNotices.leftovers.discardConfirm")}{" "}
          <Button variant="plain" busy={busy} onClick={onDiscard}>
            {t("cartNotices.leftovers.discardYes")}
          </Button>{" "}
          <Button variant="plain" autoFocus onClick={() => setConfirming(false)}>
            {t("cartNotices.leftovers.discardNo")}
          </Button>
        </p>
      ) : (
        <Button variant="plain" busy={busy} autoFocus={isConfirming === false} onClick={() => setConfirming(true)}>
          {t("cartNotices.leftovers.discard")}
        </Button>
      )}
    </section>
  )
}
