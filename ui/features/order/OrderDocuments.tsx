import { useState } from "react"
import type { FileContent } from "../../../application/shared/FileContent.ts"
import type { OrderDetails } from "../../../domain/order/OrderDetails.ts"
import type { OrderError } from "../../commands/orders.ts"
import { useCommand } from "../../commands/useCommand.ts"
import { useCommands } from "../../commands/useCommands.tsx"
import { Button } from "../../design/Button.tsx"
import { saveFile } from "../../runtime/browser/saveFile.ts"
import { useText } from "../../runtime/TextProvider.tsx"
import { GiftTicket } from "./GiftTicket.tsx"
import styles from "./Order.module.css"
import { OrderErrorAlert } from "./OrderErrorAlert.tsx"

export interface OrderDocumentsProps {
  readonly opened: OrderDetails
  readonly guestToken: string | undefined
}

/** Statuses of orders that allow a gift receipt. */
const PAID_STATUSES = ["PAID", "SHIPPED", "DELIVERED"]

/** Ticket, codes and wallet pass of an order. A guest's token authorizes only the ticket. */
export function OrderDocuments({ opened, guestToken }: OrderDocumentsProps) {
  const t = useText()
  const form = useCommand<OrderError>()
  const { orders } = useCommands()
  const [codes, setCodes] = useState<readonly [FileContent, FileContent]>()
  const [saved, setSaved] = useState("")
  const {
    order: { id, status },
    openedBy,
  } = opened
  const download = (file: FileContent, name: string) => {
    saveFile(file.name ?? name, file.mediaType, file.bytes)
    setSaved(file.name ?? name)
  }
  const ticket = async () => {
    const answer = await form.run(() => orders.ticket(id, guestToken))
    if (answer !== undefined) download(answer.value, `ticket-${id}.pdf`)
  }
  const pass = async () => {
    const answer = await form.run(() => orders.pass(id))
    if (answer !== undefined) download(answer.value, `order-${id}.pkpass`)
  }
  const showCodes = async () => {
    const answer = await form.run(() => orders.codes(id))
    if (answer !== undefined) setCodes(answer.value)
  }
  if (!opened.actions.includes("TICKET")) return null
  return (
    <section aria-labelledby="order-papers" className={styles["block"]}>
      <h2 id="order-papers">{t("orders.documents")}</h2>
      <div className={styles["actions"]}>
        <Button variant="quiet" busy={form.busy} onClick={() => void ticket()}>
          {t("orders.receipt")}
        </Button>
        {openedBy === "session" && (
          <Button variant="quiet" busy={form.busy} onClick={() => void pass()}>
            {t("orders.walletPass")}
          </Button>
        )}
        {openedBy === "session" && codes === undefined && (
          <Button variant="quiet" busy={form.busy} onClick={() => void showCodes()}>
            {t("orders.codes")}
          </Button>
        )}
      </div>
      <p role="status">{saved === "" ? "" : t("orders.saved", { name: saved })}</p>
      <OrderErrorAlert error={form.error} />
      {codes !== undefined && (
        <figure className={styles["codes"]}>
          <img src={dataUrl(codes[0])} alt={t("orders.barcodeAlt", { id })} />
          <img src={dataUrl(codes[1])} alt={t("orders.qrAlt", { id })} />
          <figcaption>{t("orders.codesText", { id })}</figcaption>
        </figure>
      )}
      {openedBy === "session" && PAID_STATUSES.includes(status.toUpperCase()) && (
        <GiftTicket opened={opened} onCreated={download} />
      )}
    </section>
  )
}

/** Returns a data URL, so that the image needs no request and no object URL to revoke. */
function dataUrl({ mediaType, bytes }: FileContent): string {
  return `data:${mediaType};base64,${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""))}`
}
