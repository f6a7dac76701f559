import { useEffect, useMemo, useState } from "react"
import { addressLabel } from "../../../../domain/address/addressLabel.ts"
import { toInvoiceRequest } from "../../../../domain/checkout/PurchaseOptions.ts"
import { Button } from "../../../design/Button.tsx"
import { useCommands } from "../../../commands/useCommands.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useIsRegistered } from "../../../runtime/useIsRegistered.ts"
import styles from "./Delivery.module.css"
import type { InvoiceDetailsProps } from "./DeliveryComponents.ts"
import { InvoiceForm } from "./InvoiceForm.tsx"
import { readInvoiceRefused } from "./readInvoiceRefused.ts"

/** Optional invoice recipient and billing address; business customers need an invoice. */
export function InvoiceDetails({ address, billing, wishes, alert, captcha, onOptionsChange }: InvoiceDetailsProps) {
  const t = useText()
  const commands = useCommands()
  const isRegistered = useIsRegistered()
  const refused = useMemo(() => readInvoiceRefused(alert, billing), [alert])
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (refused !== undefined) setOpen(true)
  }, [refused])
  const [isBusiness, setBusiness] = useState(false)
  useEffect(() => {
    if (isRegistered && billing === undefined)
      void commands.delivery.isBusiness().then((answer) => setBusiness(answer.ok && answer.value))
  }, [isRegistered])
  useEffect(() => {
    if (!isBusiness || billing !== undefined) return
    const { id, company, email2 } = address
    // Company details of the shipping address are not requested again.
    const isComplete = id !== undefined && company !== undefined && company.vatin !== "" && email2 !== undefined
    setOpen(!isComplete)
    onOptionsChange(
      isComplete
        ? { billing: { ...address, id }, wishes: { ...wishes, invoice: toInvoiceRequest(address) } }
        : { billing, wishes, isInvoiceMissing: true },
    )
  }, [isBusiness, billing === undefined])
  const { invoice: _, ...others } = wishes
  const [name, ...lines] = billing === undefined ? [] : addressLabel(billing)
  return (
    <div className={styles["invoice"]}>
      <div role="status">
        {billing !== undefined && (
          <>
            <p>{t("delivery.invoiceTo")}</p>
            {[billing.company?.name, name, billing.company?.vatin, billing.taxCode, ...lines].map(
              (line, index) =>
                line !== undefined &&
                line !== "" && (
                  <p key={index}>
                    <bdi>{line}</bdi>
                  </p>
                ),
            )}
          </>
        )}
        {billing === undefined && isBusiness && <p>{t("delivery.invoiceRequired")}</p>}
      </div>
      {billing !== undefined && !isBusiness && (
        <Button variant="plain" onClick={() => onOptionsChange({ billing: undefined, wishes: others })}>
          {t("delivery.invoiceRemove")}
        </Button>
      )}
      <details className={styles["more"]} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t(billing === undefined ? "delivery.invoice" : "delivery.addressBookEdit")}</summary>
        {isOpen && (
          <InvoiceForm
            key={String(isBusiness)}
            address={address}
            billing={billing}
            egui={wishes.invoice?.egui}
            refused={refused}
            isBusiness={isBusiness}
            captcha={captcha}
            onBillingSaved={(saved, invoice) => {
              onOptionsChange({ billing: saved, wishes: { ...others, invoice } })
              setOpen(false)
            }}
          />
        )}
      </details>
    </div>
  )
}
