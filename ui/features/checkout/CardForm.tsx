import type { FormEvent, InputEvent } from "react"
import { useRef, useState } from "react"
import type { Money } from "../../../domain/shared/Money.ts"
import type { CardEntry, CardField } from "../../../domain/payment/Card.ts"
import { cardDigits, cardSlips } from "../../../domain/payment/Card.ts"
import type { PaymentMethod } from "../../../domain/checkout/PaymentMethod.ts"
import { cardNetwork } from "../../../domain/payment/cardNetwork.ts"
import { Button } from "../../design/Button.tsx"
import { Field } from "../../design/Field.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useMoney } from "../../runtime/useMoney.ts"
import { presentProblem } from "../../text/presentProblem.ts"
import styles from "./CardForm.module.css"
import { groupedCardNumber, groupedExpiry, securityCodePlace } from "./cardTyping.ts"

interface FieldRefusal {
  readonly field: string
  readonly rule: string
}

export interface CardFormProps {
  readonly method: PaymentMethod
  readonly total: Money
  /** What the shop found wrong with the card that was sent last. */
  readonly refused: readonly FieldRefusal[]
  readonly onPay: (card: CardEntry) => void
}

/**
 * A card to pay with. What is typed lives in the fields alone, never in state, and is wiped the moment it is sent.
 */
export function CardForm({ method, total, refused, onPay }: CardFormProps) {
  const t = useText()
  const money = useMoney()
  const form = useRef<HTMLFormElement>(null)
  const [digits, setDigits] = useState({ network: "", codeLength: 3, side: "back" })
  const [problems, setProblems] = useState(refused)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const text = (name: CardField) => String(data.get(name) ?? "")
    const entry = { number: text("number"), holder: text("holder"), expiry: text("expiry"), securityCode: text("securityCode") }
    const found = cardSlips(entry)
    setProblems(found)
    const [first] = found
    if (first !== undefined) return form.current?.querySelector<HTMLInputElement>(`[name=${first.field}]`)?.focus()
    event.currentTarget.reset()
    onPay(entry)
  }
  const typedNumber = (event: InputEvent<HTMLInputElement>) => {
    regroup(event.currentTarget, groupedCardNumber)
    const number = cardDigits(event.currentTarget.value)
    const { length, side } = securityCodePlace(number)
    setDigits({ network: cardNetwork(number) ?? "", codeLength: length, side })
  }
  const error = (field: CardField) => {
    const problem = problems.find((candidate) => candidate.field === field)
    return problem === undefined ? undefined : presentProblem(t, problem.rule)
  }
  const refusedNetwork = digits.network !== "" && method.networks.length > 0 && !method.networks.includes(digits.network)
  return (
    <form ref={form} className={styles["form"]} noValidate autoComplete="on" onSubmit={submit}>
      <Field
        className={styles["number"]} label={t("checkout.card.number")} name="number" autoComplete="cc-number" inputMode="numeric" dir="ltr" maxLength={40} required
        onInput={typedNumber} error={error("number")}
        hint={refusedNetwork ? t("checkout.card.notTaken", { network: networkName(digits.network), taken: method.networks.map(networkName).join(", ") })
          : digits.network === "" ? method.networks.map(networkName).join(", ") || undefined : networkName(digits.network)}
      />
      <Field label={t("checkout.card.expiry")} name="expiry" autoComplete="cc-exp" inputMode="numeric" dir="ltr" placeholder="MM/YY" maxLength={9} required onInput={(event) => regroup(event.currentTarget, groupedExpiry)} error={error("expiry")} />
      <Field
        label={t("checkout.card.code")} name="securityCode" autoComplete="cc-csc" inputMode="numeric" dir="ltr" maxLength={digits.codeLength} required
        hint={t(digits.side === "front" ? "checkout.card.codeFront" : "checkout.card.codeBack")} error={error("securityCode")}
      />
      <Field className={styles["holder"]} label={t("checkout.card.holder")} name="holder" autoComplete="cc-name" maxLength={128} required error={error("holder")} />
      <p className={styles["conditions"]}>{t("checkout.conditions")}</p>
      <Button type="submit" className={styles["pay"]}>{t("checkout.payAmount", { amount: money(total) })}</Button>
    </form>
  )
}

/** Writes a field anew in groups and leaves the caret behind the same digit. */
function regroup(input: HTMLInputElement, grouped: (text: string) => string): void {
  const caret = input.selectionStart ?? input.value.length
  const digitsBefore = cardDigits(input.value.slice(0, caret)).replace(/\D/g, "").length
  const atEnd = caret === input.value.length
  const text = grouped(input.value)
  if (text === input.value) return
  input.value = text
  let place = 0
  for (let seen = 0; seen < digitsBefore && place < text.length; place += 1) if (/\d/.test(text.charAt(place))) seen += 1
  const end = atEnd ? text.length : place
  input.setSelectionRange(end, end)
}

const NETWORK_NAMES: Readonly<Record<string, string>> = {
  visa: "Visa", mastercard: "Mastercard", amex: "American Express", diners: "Diners Club", discover: "Discover", jcb: "JCB", unionpay: "UnionPay", maestro: "Maestro",
}

function networkName(network: string): string {
  return NETWORK_NAMES[network] ?? network
}
