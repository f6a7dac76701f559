import { lotSize } from "../../../../domain/catalog/stock/lotSize.ts"
import { upcomingPrice } from "../../../../domain/catalog/upcomingPrice.ts"
import type { ProductSize } from "../../../../domain/catalog/Product.ts"
import type { Money } from "../../../../domain/shared/Money.ts"
import { multiplyMoney } from "../../../../domain/shared/multiplyMoney.ts"
import { convertedPrice } from "../../../../domain/store/AlternateCurrency.ts"
import { formatMoney } from "../../../../domain/store/formatMoney.ts"
import { NetPriceNote } from "../../shared/product/NetPriceNote.tsx"
import { useFrame } from "../../../runtime/ShopProvider.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useMoney } from "../../../runtime/useMoney.ts"
import styles from "./ProductView.module.css"

/**
 * Notes beside a price: the price in the store's other currencies, the price after a promotion, and the price and size
 * of a lot.
 */
export function PriceNotes({ price, size }: { readonly price: Money; readonly size?: ProductSize }) {
  const t = useText()
  const money = useMoney()
  const { currency, alternateCurrencies = [] } = useFrame().store
  const future = size && upcomingPrice(size)
  const lot = lotSize(size ?? {})
  return (
    <>
      {alternateCurrencies.map((alternate) => {
        const converted = convertedPrice(price, currency, alternate)
        return (
          converted && (
            <span key={alternate.currencyCode} className={styles["converted"]}>
              {" "}
              {t("product.approximate")} <bdi>{formatMoney(converted, { ...currency, ...alternate })}</bdi>
            </span>
          )
        )
      })}
      {lot > 1 && (
        <span className={styles["future"]}>
          {t("catalog.lotSize", { count: lot })} · <bdi>{money(multiplyMoney(price, lot))}</bdi>
        </span>
      )}
      {future !== undefined && (
        <span className={styles["future"]}>
          {future.promotionName === undefined
            ? t("product.upcomingPrice", { price: money(future.price) })
            : t("product.upcomingPriceNamed", { promotion: future.promotionName, price: money(future.price) })}
          <NetPriceNote />
        </span>
      )}
    </>
  )
}
