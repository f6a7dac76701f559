import type { FormEvent } from "react"
import { useEffect, useRef, useState } from "react"
import type { Invoice } from "../../../domain/order/Invoice.ts"
import { requiresCfdiUse, cfdiUses, NO_TAX_EFFECT_USE } from "../../../domain/order/cfdiUses.ts"
import type { OrderError } from "../../commands/orders.ts"
import { useCommand } from "../../commands/useCommand.ts"
import { Button } from "../../design/Button.tsx"
import { momentDay } from "../shared/dates/momentDay.ts"
import { SelectField } from "../../design/fields/SelectField.tsx"
import { useCommands } from "../../commands/useCommands.tsx"
import { saveFile } from "../../runtime/browser/saveFile.ts"
import { useText } from "../../runtime/TextProvider.tsx"
import { InvoiceCorrection } from "./InvoiceCorrection.tsx"
import type { InvoicesProps } from "./InvoicesProps.ts"
import styles from "./Order.module.css"
import { OrderErrorAlert } from "./OrderErrorAlert.tsx"

/** The invoices of an order: requests, downloads and replaces them. An issued invoice never changes. */
export function Invoices({ opened, guestToken }: InvoicesProps) {
  const t = useText()
  const commands = useCommands()
  const form = useCommand<OrderError>()
  const container = useRef<HTMLDivElement>(null)
  const { order, actions, openedBy } = opened
  const [invoices, setInvoices] = useState<readonly Invoice[]>(opened.invoices ?? [])
  const [created, setCreated] = useState<Invoice>()
  const [isCorrecting, setCorrecting] = useState(false)
  const token = openedBy === "token" ? guestToken : undefined
  const country = (order.billing ?? order.address)?.countryCode ?? ""
  const current = invoices.find(({ isReplaced }) => !isReplaced)
  useEffect(() => {
    container.current?.focus()
    // Without further questions, opening this section requests the invoice.
    if (current === undefined && actions.includes("INVOICE") && !requiresCfdiUse(country))
      void requestInvoice(NO_TAX_EFFECT_USE)
    if (token !== undefined)
      void commands.orders.guestInvoices(order.id, token).then((answer) => answer.ok && setInvoices(answer.value))
  }, [])
  const add = (invoice: Invoice) => {
    setInvoices([invoice, ...invoices.map((old) => (old.id === current?.id ? { ...old, isReplaced: true } : old))])
    setCreated(invoice)
    setCorrecting(false)
  }
  const requestInvoice = async (use: string) => {
    const answer = await form.run(() => commands.orders.invoice(order.id, use))
    if (answer !== undefined) add(answer.value)
  }
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void requestInvoice(String(new FormData(event.currentTarget).get("use") ?? NO_TAX_EFFECT_USE))
  }
  const read = async (invoice: Invoice) => {
    const answer = await form.run(() => commands.orders.downloadInvoice(order.id, invoice, token))
    if (answer !== undefined)
      saveFile(answer.value.name ?? invoice.fileName, answer.value.mediaType, answer.value.bytes)
  }
  return (
    <div ref={container} tabIndex={-1} className={styles["block"]}>
      {invoices.map((invoice) => {
        const { number } = invoice
        return (
          <div key={invoice.id} className={styles["actions"]}>
            <p>
              {invoice.isReplaced
                ? t("orders.invoiceReplaced", { number })
                : t("orders.invoiceNumberAndDate", { number, day: momentDay(t.language, invoice.issuedAt) })}
              {invoice.use !== undefined && requiresCfdiUse(country) && (
                <>
                  {" "}
                  · CFDI <bdi>{invoice.use}</bdi>
                </>
              )}
            </p>
            <Button variant="quiet" busy={form.busy} onClick={() => void read(invoice)}>
              {t("orders.invoiceDownload", { number })}
            </Button>
          </div>
        )
      })}
      {current === undefined && actions.includes("INVOICE") && (
        <form onSubmit={ask} className={styles["block"]}>
          {requiresCfdiUse(country) && (
            <SelectField
              label={t("orders.invoiceUse")}
              name="use"
              options={cfdiUses.map(([code, name]) => ({ value: code, label: `${code} ${name}` }))}
            />
          )}
          <Button type="submit" busy={form.busy}>
            {t("orders.invoiceRequest")}
          </Button>
        </form>
      )}
      <p role="status">{created === undefined ? "" : t("orders.invoiceReissued", { number: created.number })}</p>
      <OrderErrorAlert error={form.error} />
      {current !== undefined && !isCorrecting && (
        <Button variant="plain" onClick={() => setCorrecting(true)}>
          {t("orders.invoiceCorrect")}
        </Button>
      )}
      {current !== undefined && isCorrecting && (
        <InvoiceCorrection
          invoice={current}
          billingAddress={order.billing ?? order.address}
          vat={order.wishes?.invoice?.vatin}
          email={order.email}
          guestToken={token}
          onCreated={add}
          onClose={() => setCorrecting(false)}
        />
      )}
    </div>
  )
}
