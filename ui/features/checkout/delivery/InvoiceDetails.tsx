import { useState } from "react"
import { addressLabel } from "../../../../domain/address/addressLabel.ts"
import { Button } from "../../../design/Button.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import styles from "./Delivery.module.css"
import type { InvoiceDetailsProps } from "./DeliveryParts.ts"
import { InvoiceForm } from "./InvoiceForm.tsx"

/** Where the invoice goes and who it is for, for whoever wants it otherwise than the delivery. */
export function InvoiceDetails({ address, billing, onBill }: InvoiceDetailsProps) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const [name, ...lines] = billing === undefined ? [] : addressLabel(billing)
  return (
    <div className={styles["invoice"]}>
      <div role="status">
        {billing !== undefined && (
          <>
            <p>{t("delivery.invoiceTo")}</p>
            {[billing.company?.name, name, billing.company?.vatin, billing.taxCode, ...lines].map((line, place) => line !== undefined && line !== "" && <p key={place}><bdi>{line}</bdi></p>)}
          </>
        )}
      </div>
      {billing !== undefined && <Button variant="plain" onClick={() => onBill(undefined)}>{t("delivery.invoiceOff")}</Button>}
      <details className={styles["more"]} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t("delivery.invoice")}</summary>
        {isOpen && <InvoiceForm address={address} billing={billing} onBill={(saved) => {
          onBill(saved)
          setOpen(false)
        }} />}
      </details>
    </div>
  )
}
