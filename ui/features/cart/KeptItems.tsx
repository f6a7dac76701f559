import { useId, useState } from "react"
import type { KeptItem } from "../../../domain/cart/CartMerge.ts"
import { Button } from "../../design/Button.tsx"
import type { Translate } from "../../text/createTranslate.ts"
import styles from "./CartNews.module.css"
import { reasonWords, unitsWords } from "./newsWords.ts"

export interface KeptItemsProps {
  readonly items: readonly KeptItem[]
  readonly t: Translate
  readonly busy: boolean
  readonly onTake: (item: KeptItem) => void
  readonly onLetGo: () => void
}

/** What a login left out of the cart, each with its reason and the way back into the cart. */
export function KeptItems({ items, t, busy, onTake, onLetGo }: KeptItemsProps) {
  const title = useId()
  const [asks, setAsks] = useState<boolean>()
  return (
    <section className={styles["kept"]} aria-labelledby={title}>
      <h2 id={title}>{t("cartNotices.leftovers.title")}</h2>
      <p className={styles["why"]}>{t("cartNotices.leftovers.text")}</p>
      <ul>
        {items.map((item) => (
          <li key={item.id}>
            <span>
              <bdi>{unitsWords(item, t)}</bdi>
              <span className={styles["why"]}>{reasonWords(item, t)}</span>
            </span>
            <Button
              variant="plain"
              busy={busy}
              aria-label={t("cartNotices.leftovers.addNamed", { name: item.name ?? item.sku })}
              onClick={() => onTake(item)}
            >
              {t("cartNotices.leftovers.add")}
            </Button>
          </li>
        ))}
      </ul>
      {asks === true ? (
        <p>
          {t("cartNotices.leftovers.discardConfirm")}{" "}
          <Button variant="plain" busy={busy} onClick={onLetGo}>
            {t("cartNotices.leftovers.discardYes")}
          </Button>{" "}
          <Button variant="plain" autoFocus onClick={() => setAsks(false)}>
            {t("cartNotices.leftovers.discardNo")}
          </Button>
        </p>
      ) : (
        <Button variant="plain" busy={busy} autoFocus={asks === false} onClick={() => setAsks(true)}>
          {t("cartNotices.leftovers.discard")}
        </Button>
      )}
    </section>
  )
}
