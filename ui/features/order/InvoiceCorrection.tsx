import type { FormEvent } from "react"
import { useEffect, useRef } from "react"
import type { Address } from "../../../domain/address/Address.ts"
import type { Invoice, InvoiceCustomer } from "../../../domain/order/Invoice.ts"
import { requiresCfdiUse, cfdiUses } from "../../../domain/order/cfdiUses.ts"
import type { OrderError } from "../../commands/orders.ts"
import { useCommand } from "../../commands/useCommand.ts"
import { useCommands } from "../../commands/useCommands.tsx"
import { Button } from "../../design/Button.tsx"
import { CheckField } from "../../design/fields/CheckField.tsx"
import { Field } from "../../design/fields/Field.tsx"
import { SelectField } from "../../design/fields/SelectField.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { presentReason } from "../../text/presentReason.ts"
import styles from "./Order.module.css"
import { OrderErrorAlert } from "./OrderErrorAlert.tsx"

interface InvoiceCorrectionProps {
  readonly invoice: Invoice
  /** The recipient of the invoice, as far as the order shows it. */
  readonly billingAddress: Address | undefined
  readonly vat: string | undefined
  readonly email: string | undefined
  readonly guestToken: string | undefined
  readonly onCreated: (invoice: Invoice) => void
  readonly onClose: () => void
}

const FIELDS = ["companyName", "name", "surnames", "vat", "countryCode", "email"] as const
const AUTOCOMPLETE = {
  companyName: "organization",
  name: "given-name",
  surnames: "family-name",
  vat: "off",
  countryCode: "country",
  email: "email",
} as const

/** Changes the recipient of an invoice. Typed values stay after a refusal; each error is shown at its field. */
export function InvoiceCorrection({
  invoice,
  billingAddress,
  vat,
  email,
  guestToken,
  onCreated,
  onClose,
}: InvoiceCorrectionProps) {
  const t = useText()
  const form = useCommand<OrderError>()
  const { orders } = useCommands()
  const formElement = useRef<HTMLFormElement>(null)
  useEffect(() => {
    formElement.current?.querySelector<HTMLElement>(form.error === undefined ? "input" : "[aria-invalid]")?.focus()
  }, [form.error])
  const initial: Readonly<Record<(typeof FIELDS)[number], string>> = {
    companyName: billingAddress?.company?.name ?? "",
    name: billingAddress?.firstName ?? "",
    surnames: billingAddress?.lastName ?? "",
    vat: vat ?? billingAddress?.company?.vatin ?? billingAddress?.taxCode ?? "",
    countryCode: billingAddress?.countryCode ?? "",
    email: billingAddress?.email2 ?? email ?? billingAddress?.email ?? "",
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const text = (name: string) => String(data.get(name) ?? "").trim()
    const use = text("use")
    const customer: InvoiceCustomer = {
      companyName: text("companyName"),
      name: text("name"),
      surnames: text("surnames"),
      vat: text("vat"),
      countryCode: text("countryCode").toUpperCase(),
      email: text("email"),
      ...(use === "" ? {} : { use }),
      ...(data.has("isForeigner") ? { isForeigner: true } : {}),
    }
    const answer = await form.run(() => orders.updateInvoiceCustomer(invoice.id, customer, guestToken))
    if (answer !== undefined) onCreated(answer.value)
  }
  const problem = (field: string) => {
    const found =
      form.error?._tag === "InvoiceRefused" ? form.error.reasons.find((each) => each.field === field) : undefined
    if (found === undefined) return undefined
    return found.rule === "taxNumber" ? t("orders.invoiceTaxNumber") : presentReason(t, found.rule, found.parameter)
  }
  return (
    <form
      ref={formElement}
      noValidate
      aria-label={t("orders.invoiceFor")}
      className={styles["dialog"]}
      onSubmit={(event) => void submit(event)}
    >
      {FIELDS.map((field) => (
        <Field
          key={field}
          name={field}
          label={t(`orders.invoice.${field}`)}
          defaultValue={initial[field]}
          maxLength={field === "vat" ? 32 : 128}
          type={field === "email" ? "email" : "text"}
          dir={field === "vat" || field === "countryCode" || field === "email" ? "ltr" : undefined}
          autoComplete={AUTOCOMPLETE[field]}
          error={problem(field)}
        />
      ))}
      {requiresCfdiUse(initial.countryCode) && (
        <SelectField
          label={t("orders.invoiceUse")}
          name="use"
          defaultValue={invoice.use}
          options={cfdiUses.map(([code, name]) => ({ value: code, label: `${code} ${name}` }))}
          error={problem("use")}
        />
      )}
      <CheckField name="isForeigner" label={t("orders.invoiceTaxCountry")} />
      <OrderErrorAlert error={form.error} />
      <Button type="submit" busy={form.busy}>
        {t("orders.invoiceReissue")}
      </Button>
      <Button variant="plain" onClick={onClose}>
        {t("orders.close")}
      </Button>
    </form>
  )
}
