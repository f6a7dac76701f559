import type { KnownPrice } from "../../../../domain/catalog/priceReduction.ts"
import { priceReduction } from "../../../../domain/catalog/priceReduction.ts"
import { useMoney } from "../../../runtime/useMoney.ts"
import { useFrame } from "../../../runtime/ShopProvider.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { classNames } from "../../../design/classNames.ts"
import { NetPriceNote } from "./NetPriceNote.tsx"
import styles from "./Price.module.css"
import { VisuallyHidden } from "../../../design/VisuallyHidden.tsx"

export interface PriceProps extends KnownPrice {
  /** `page` is larger and explains the struck price in words (R21). */
  readonly size?: "list" | "page"
}

/** A price in the store's format, with a struck price only if a reduction may be claimed. Net prices are marked. */
export function Price({ size = "list", ...known }: PriceProps) {
  const t = useText()
  const money = useMoney()
  const { store } = useFrame()
  const { price, lowestPrice30Days } = known
  const reduction = priceReduction(known, store)
  return (
    <span className={classNames(styles["price"], styles[size])}>
      {reduction === undefined ? (
        <bdi>{money(price)}</bdi>
      ) : (
        <>
          <span className={styles["reduced"]}>
            <VisuallyHidden>{`${t("price.now")} `}</VisuallyHidden>
            <bdi>{money(price)}</bdi>
          </span>{" "}
          <s className={styles["struck"]}>
            <VisuallyHidden>{`${t("price.was")} `}</VisuallyHidden>
            <bdi>{money(reduction.struck)}</bdi>
          </s>{" "}
          {reduction.percent > 0 && (
            <span className={styles["percent"]} dir="ltr">
              {`−${reduction.percent}%`}
            </span>
          )}
          {size === "page" && lowestPrice30Days && (
            <span className={styles["explained"]}>{t("price.lowest30Days", { price: money(lowestPrice30Days) })}</span>
          )}
        </>
      )}
      <NetPriceNote />
    </span>
  )
}
