import { Alert } from "../../design/Alert.tsx"
import type { OrderError } from "../../commands/orders.ts"
import { useText } from "../../runtime/TextProvider.tsx"
import { presentError } from "../../text/presentError.ts"

/** Another gift receipt already contains these units. */
const TICKETS_ISSUED_KEY = "_ERR_GIFT_TICKET_QUANTITY"

/** The error of an order action. The order is unchanged. */
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
  if (error._tag === "ReceiptRefused") return <Alert tone="problem" title={t("orderPage.receipts.notFound")} />
  const { title, text, details } = presentError(error, t)
  const isTaken =
    error._tag === "BackendError" && error.reason._tag === "Rejected" && error.reason.key === TICKETS_ISSUED_KEY
  return (
    <Alert tone="problem" title={isTaken ? t("orders.giftReceiptExceeded") : title} details={details}>
      {!isTaken && <p>{text}</p>}
    </Alert>
  )
}
