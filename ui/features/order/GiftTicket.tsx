import type { FormEvent } from "react"
import { useEffect, useRef, useState } from "react"
import type { FileContent } from "../../../application/shared/FileContent.ts"
import { giftReceiptLines } from "../../../domain/order/giftReceiptLines.ts"
import type { OrderDetails } from "../../../domain/order/OrderDetails.ts"
import type { OrderError } from "../../commands/orders.ts"
import { useCommand } from "../../commands/useCommand.ts"
import { useCommands } from "../../commands/useCommands.tsx"
import { Button } from "../../design/Button.tsx"
import { SelectField } from "../../design/fields/SelectField.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import styles from "./Order.module.css"
import { OrderErrorAlert } from "./OrderErrorAlert.tsx"

export interface GiftTicketProps {
  readonly opened: OrderDetails
  readonly onCreated: (file: FileContent, name: string) => void
}

/** A gift receipt without prices, for a chosen quantity of each line. */
export function GiftTicket({ opened, onCreated }: GiftTicketProps) {
  const t = useText()
  const form = useCommand<OrderError>()
  const { orders } = useCommands()
  const [isOpen, setOpen] = useState(false)
  const fields = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (isOpen) fields.current?.querySelector("select")?.focus()
  }, [isOpen])
  const lines = giftReceiptLines(opened)
  const make = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const items = lines
      .map(({ item }) => ({ orderItemId: item.id, quantity: Number(data.get(item.id) ?? 0) }))
      .filter(({ quantity }) => quantity > 0)
    const answer = await form.run(() => orders.giftTicket(opened, items))
    if (answer === undefined) return
    onCreated(answer.value, `gift-ticket-${opened.order.id}.pdf`)
    setOpen(false)
  }
  if (lines.length === 0) return null
  if (!isOpen)
    return (
      <div className={styles["actions"]}>
        <Button variant="quiet" onClick={() => setOpen(true)}>
          {t("orders.giftReceipt")}
        </Button>
      </div>
    )
  return (
    <form
      ref={fields}
      className={styles["dialog"]}
      aria-label={t("orders.giftReceipt")}
      onSubmit={(event) => void make(event)}
    >
      <p>{t("orders.giftReceiptText")}</p>
      {lines.map(({ item, units }) => (
        <SelectField
          key={item.id}
          name={item.id}
          defaultValue="0"
          label={[item.name, item.color, item.size].filter((fact) => fact !== undefined).join(" · ")}
          options={Array.from({ length: units + 1 }, (_, count) => ({
            value: String(count),
            label: count === 0 ? t("orders.giftReceiptNone") : t("cart.items", { count }),
          }))}
        />
      ))}
      <div className={styles["actions"]}>
        <Button type="submit" busy={form.busy}>
          {t("orders.giftReceiptDownload")}
        </Button>
        <Button variant="plain" onClick={() => setOpen(false)}>
          {t("orders.close")}
        </Button>
      </div>
      <OrderErrorAlert error={form.error} />
    </form>
  )
}
