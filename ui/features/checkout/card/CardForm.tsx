import type { FormEvent, InputEvent, ReactNode } from "react"
import { useRef, useState } from "react"
import type { CardEntry, CardField } from "../../../../domain/payment/Card.ts"
import { cardDigits, validateCardFormat } from "../../../../domain/payment/Card.ts"
import type { PaymentMethod } from "../../../../domain/checkout/PaymentMethod.ts"
import { cardNetwork } from "../../../../domain/payment/cardNetwork.ts"
import { Button } from "../../../design/Button.tsx"
import { Field } from "../../../design/fields/Field.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { presentReason } from "../../../text/presentReason.ts"
import styles from "./CardForm.module.css"
import { groupedCardNumber, groupedExpiry, securityCodeFormat } from "./cardTyping.ts"
import { networkName } from "../../shared/labels/networkName.ts"

interface RefusedField {
  readonly field: string
  readonly rule: string
}

export interface CardFormProps {
  readonly method: Pick<PaymentMethod, "networks">
  /** The errors of the last submitted card. */
  readonly refused: readonly RefusedField[]
  /** The label of the submit button. */
  readonly label: string
  /** The conditions accepted by paying. The default text also says that the card is not saved. */
  readonly conditions?: string | undefined
  /** Additional fields of the form, sent with the card. */
  readonly children?: ReactNode
  readonly onPay: (card: CardEntry, form: FormData) => void
}

/** A card payment form. Card data stays in the inputs, never in React state, and is cleared on submit. */
export function CardForm({ method, refused, label, conditions, children, onPay }: CardFormProps) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const [digits, setDigits] = useState({ network: "", codeLength: 3, side: "back" })
  const [reasons, setReasons] = useState(refused)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const text = (name: CardField) => String(data.get(name) ?? "")
    const entry = {
      number: text("number"),
      holder: text("holder"),
      expiry: text("expiry"),
      securityCode: text("securityCode"),
    }
    const found = validateCardFormat(entry)
    setReasons(found)
    const [first] = found
    if (first !== undefined) return form.current?.querySelector<HTMLInputElement>(`[name=${first.field}]`)?.focus()
    event.currentTarget.reset()
    onPay(entry, data)
  }
  const typedNumber = (event: InputEvent<HTMLInputElement>) => {
    formatInput(event.currentTarget, groupedCardNumber)
    const number = cardDigits(event.currentTarget.value)
    const { length, side } = securityCodeFormat(number)
    setDigits({ network: cardNetwork(number) ?? "", codeLength: length, side })
  }
  const error = (field: CardField) => {
    const problem = reasons.find((candidate) => candidate.field === field)
    return problem === undefined ? undefined : presentReason(t, problem.rule)
  }
  const refusedNetwork =
    digits.network !== "" && method.networks.length > 0 && !method.networks.includes(digits.network)
  return (
    <form ref={form} className={styles["form"]} noValidate autoComplete="on" onSubmit={submit}>
      <Field
        className={styles["number"]}
        label={t("checkout.card.number")}
        name="number"
        autoComplete="cc-number"
        inputMode="numeric"
        dir="ltr"
        maxLength={40}
        required
        onInput={typedNumber}
        error={error("number")}
        hint={
          refusedNetwork
            ? t("checkout.card.networkNotAccepted", {
                network: networkName(digits.network),
                taken: method.networks.map(networkName).join(", "),
              })
            : digits.network === ""
              ? method.networks.map(networkName).join(", ") || undefined
              : networkName(digits.network)
        }
      />
      <Field
        label={t("checkout.card.expiry")}
        name="expiry"
        autoComplete="cc-exp"
        inputMode="numeric"
        dir="ltr"
        placeholder="MM/YY"
        maxLength={9}
        required
        onInput={(event) => formatInput(event.currentTarget, groupedExpiry)}
        error={error("expiry")}
      />
      <Field
        label={t("checkout.card.code")}
        name="securityCode"
        autoComplete="cc-csc"
        inputMode="numeric"
        dir="ltr"
        maxLength={digits.codeLength}
        required
        hint={t(digits.side === "front" ? "checkout.card.codeFront" : "checkout.card.codeBack")}
        error={error("securityCode")}
      />
      <Field
        className={styles["holder"]}
        label={t("checkout.card.holder")}
        name="holder"
        autoComplete="cc-name"
        maxLength={128}
        required
        error={error("holder")}
      />
      {children !== undefined && <div className={styles["holder"]}>{children}</div>}
      <p className={styles["conditions"]}>{conditions ?? t("checkout.conditions")}</p>
      <Button type="submit" className={styles["pay"]}>
        {label}
      </Button>
    </form>
  )
}

/** Reformats a field in groups and keeps the caret after the same digit. */
function formatInput(input: HTMLInputElement, grouped: (text: string) => string): void {
  const caret = input.selectionStart ?? input.value.length
  const digitsBefore = cardDigits(input.value.slice(0, caret)).replace(/\D/g, "").length
  const atEnd = caret === input.value.length
  const text = grouped(input.value)
  if (text === input.value) return
  input.value = text
  let digitIndex = 0
  for (let seen = 0; seen < digitsBefore && digitIndex < text.length; digitIndex += 1)
    if (/\d/.test(text.charAt(digitIndex))) seen += 1
  const end = atEnd ? text.length : digitIndex
  input.setSelectionRange(end, end)
}
