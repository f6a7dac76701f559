import type { Cart } from "../../../../domain/cart/Cart.ts"
import { useMoney } from "../../../runtime/useMoney.ts"
import { useText } from "../../../runtime/TextProvider.tsx"
import { NetPriceNote } from "../product/NetPriceNote.tsx"
import styles from "./TotalsTable.module.css"

export interface TotalsTableProps {
  /** The totals of a cart or an order, calculated by the server (R3). */
  readonly totals: Pick<
    Cart,
    | "totalProduct"
    | "totalAdjustment"
    | "shippingPrice"
    | "shippingTax"
    | "isNoNexus"
    | "tax"
    | "taxes"
    | "adjustments"
    | "totalOrder"
  >
  /** `open` until a delivery method is chosen: its price is not known yet. */
  readonly shipping: "open" | "known"
  /** A change is pending: the figures are those from before it. */
  readonly busy?: boolean
}

/** The totals of a purchase, with taxes shown as the store's country requires. */
export function TotalsTable({ totals, shipping, busy = false }: TotalsTableProps) {
  const t = useText()
  const money = useMoney()
  const { totalProduct, totalAdjustment, shippingPrice, shippingTax, isNoNexus = false, tax, totalOrder } = totals
  const adjustments =
    totals.adjustments.length > 0 || totalAdjustment.minorUnits === 0
      ? totals.adjustments
      : [{ description: "", amount: totalAdjustment }]
  const taxes = totals.taxes.length > 0 || tax.minorUnits === 0 ? totals.taxes : [{ name: t("cart.tax"), amount: tax }]
  const taxIsAdded =
    tax.minorUnits !== 0 &&
    totalProduct.minorUnits + totalAdjustment.minorUnits + shippingPrice.minorUnits + tax.minorUnits ===
      totalOrder.minorUnits
  return (
    <dl className={styles["totals"]} aria-busy={busy || undefined}>
      <div>
        <dt>
          {t("cart.subtotal")}
          <NetPriceNote />
        </dt>
        <dd>
          <bdi>{money(totalProduct)}</bdi>
        </dd>
      </div>
      {adjustments.map((adjustment, index) => (
        <div key={index}>
          <dt>{adjustment.description || t("cart.discount")}</dt>
          <dd>
            <bdi>{money(adjustment.amount)}</bdi>
          </dd>
        </div>
      ))}
      <div>
        <dt>{t("cart.delivery")}</dt>
        <dd>
          {shippingPrice.minorUnits === 0 ? (
            t(shipping === "open" ? "cart.deliveryLater" : "cart.deliveryFree")
          ) : (
            <bdi>{money(shippingPrice)}</bdi>
          )}
        </dd>
      </div>
      {taxIsAdded &&
        taxes.map((one, index) => (
          <div key={index}>
            <dt>{one.name}</dt>
            <dd>
              <bdi>{money(one.amount)}</bdi>
            </dd>
          </div>
        ))}
      <div className={styles["total"]}>
        <dt>{t("cart.total")}</dt>
        <dd>
          <bdi>{money(totalOrder)}</bdi>
        </dd>
      </div>
      {!taxIsAdded &&
        taxes.map((one, index) => (
          <div key={index} className={styles["included"]}>
            <dt>{t("cart.taxIncluded", { name: one.name })}</dt>
            <dd>
              <bdi>{money(one.amount)}</bdi>
            </dd>
          </div>
        ))}
      {shipping === "known" && shippingTax !== undefined && shippingTax.minorUnits !== 0 && (
        <div className={styles["included"]}>
          <dt>{t("cart.deliveryTax")}</dt>
          <dd>
            <bdi>{money(shippingTax)}</bdi>
          </dd>
        </div>
      )}
      {/* Without an address the tax is unknown. */}
      {shipping === "known" && isNoNexus && tax.minorUnits === 0 && (
        <div className={styles["included"]}>
          <dt>{t("cart.tax")}</dt>
          <dd>{t("cart.noSalesTax")}</dd>
        </div>
      )}
    </dl>
  )
}
