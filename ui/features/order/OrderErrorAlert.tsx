import { Alert } from "../../design/Alert.tsx"
import type { OrderError } from "../../runtime/OrderCommands.ts"
import { useText } from "../../runtime/TextProvider.tsx"
import { presentError } from "../../text/presentError.ts"

/** Units of an order that another gift ticket has taken already. */
const TICKETS_ISSUED_KEY = "_ERR_GIFT_TICKET_QUANTITY"

/** What kept something about an order from being done. The order is as it was. */
export function OrderErrorAlert({ error }: { readonly error: OrderError | undefined }) {
  const t = useText()
  if (error === undefined) return <Alert tone="problem" />
  if (error._tag === "GiftReceiptRefused")
    return (
      <Alert
        tone="problem"
        title={t(error.rule === "required" ? "orders.giftReceiptEmpty" : "orders.giftReceiptExceeded")}
      />
    )
  if (error._tag === "InvoiceRefused") return <Alert tone="problem" title={t("orders.invoiceRefused")} />
  const { title, text, details } = presentError(error, t)
  const isTaken =
    error._tag === "BackendError" && error.reason._tag === "Rejected" && error.reason.key === TICKETS_ISSUED_KEY
  return (
    <Alert tone="problem" title={isTaken ? t("orders.giftReceiptExceeded") : title} details={details}>
      {!isTaken && <p>{text}</p>}
    </Alert>
  )
}
