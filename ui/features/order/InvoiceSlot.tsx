import { useState } from "react"
import { PACKAGING_OPTIONS } from "../../../domain/checkout/PurchaseOptions.ts"
import { Button } from "../../design/Button.tsx"
import { lazyComponent } from "../../runtime/lazyComponent.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import type { InvoicesProps } from "./InvoicesProps.ts"
import styles from "./Order.module.css"

const Invoices = lazyComponent(async () => (await import("./Invoices.tsx")).Invoices)

/** The invoice and packaging options of a purchase, and its invoices, which are loaded on demand. */
export function InvoiceSlot({ opened, guestToken }: InvoicesProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const {
    order: { wishes, billing },
    actions,
    invoices = [],
    openedBy,
  } = opened
  const egui = wishes?.invoice?.egui
  const details = [
    billing?.company?.name ?? (billing === undefined ? undefined : `${billing.firstName} ${billing.lastName}`.trim()),
    wishes?.invoice?.vatin,
    egui?.kind === "carrier"
      ? egui.carrier
      : egui?.kind === "donation"
        ? egui.donationCode
        : egui?.kind === "company" && egui.vatin !== wishes?.invoice?.vatin
          ? egui.vatin
          : undefined,
  ].filter((detail) => detail !== undefined)
  const packings = PACKAGING_OPTIONS.filter((packing) => wishes?.[packing] === true)
  const canOpen =
    invoices.length > 0 || actions.includes("INVOICE") || (openedBy === "token" && guestToken !== undefined)
  if (!canOpen && wishes === undefined) return null
  const opener = canOpen && (
    <Button variant="quiet" onClick={() => setOpen(true)}>
      {t(invoices.length === 0 && openedBy === "session" ? "orders.invoiceRequest" : "orders.invoice")}
    </Button>
  )
  return (
    <section aria-labelledby="order-invoice" className={styles["block"]}>
      <h2 id="order-invoice">{t("orders.invoice")}</h2>
      {wishes?.invoice !== undefined && details.length > 0 && (
        <p>
          {t("orders.invoiceRecipient")}{" "}
          {details.map((detail, index) => (
            <span key={detail}>
              {index > 0 && " · "}
              <bdi>{detail}</bdi>
            </span>
          ))}
        </p>
      )}
      {packings.map((packing) => (
        <p key={packing}>{t(`orders.invoice.${packing}`)}</p>
      ))}
      {isOpen ? <Invoices of={{ opened, guestToken }} loading={opener} onFailed={() => setOpen(false)} /> : opener}
    </section>
  )
}
