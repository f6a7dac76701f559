import type { FormEvent } from "react"
import { useEffect, useRef } from "react"
import type { AddressRefusedReason } from "../../../../domain/address/validateAddress.ts"
import { normalizeEmail } from "../../../../domain/shared/normalizeEmail.ts"
import { Button } from "../../../design/Button.tsx"
import { Field } from "../../../design/fields/Field.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { presentReason } from "../../../text/presentReason.ts"
import styles from "./AddressFields.module.css"

export interface ContactFormProps {
  readonly email: string
  readonly reasons: readonly AddressRefusedReason[]
  readonly busy: boolean
  readonly onSubmit: (email: string) => void
}

/** The form for the email address of an order. It is the first step, so it is here without the rules of addresses. */
export function ContactForm({ email, reasons, busy, onSubmit }: ContactFormProps) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const problem = reasons.find(({ field }) => field === "email")
  useEffect(() => {
    if (problem !== undefined) form.current?.querySelector<HTMLInputElement>("[aria-invalid]")?.focus()
  }, [problem])
  const showNormalized = () => {
    const field = form.current?.elements.namedItem("email")
    if (!(field instanceof HTMLInputElement)) return ""
    const normalized = normalizeEmail(field.value)
    if (field.value !== normalized) field.value = normalized
    return normalized
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!busy) onSubmit(showNormalized())
  }
  return (
    <form ref={form} className={styles["form"]} noValidate onSubmit={submit} onBlur={showNormalized}>
      <Field
        className={styles["wide"]}
        label={t("checkout.field.email")}
        name="email"
        type="email"
        defaultValue={email}
        autoComplete="shipping email"
        inputMode="email"
        dir="ltr"
        required
        hint={t("checkout.emailHint")}
        error={problem === undefined ? undefined : presentReason(t, problem.rule, problem.parameter)}
      />
      <Button type="submit" busy={busy} className={styles["submit"]}>
        {t("checkout.continue")}
      </Button>
    </form>
  )
}
