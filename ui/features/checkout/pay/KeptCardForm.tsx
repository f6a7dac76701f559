import type { FormEvent } from "react"
import { useRef, useState } from "react"
import { paymentEntryProblems } from "../../../../domain/payment/PaymentMeans.ts"
import type { Money } from "../../../../domain/shared/Money.ts"
import type { WalletCard } from "../../../../domain/wallet/WalletCard.ts"
import { Button } from "../../../design/Button.tsx"
import { Field } from "../../../design/Field.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { presentProblem } from "../../../text/presentProblem.ts"
import { cardEntryOfPage } from "../card/cardEntryOfPage.ts"
import { SealedCardForm } from "../card/SealedCardForm.tsx"
import { securityCodePlace } from "../cardTyping.ts"
import { AffinityCheck } from "./AffinityCheck.tsx"
import styles from "./Pay.module.css"
import type { PayStepProps, WayProps } from "./PayProps.ts"

export interface KeptCardFormProps extends WayProps, Pick<PayStepProps, "refused" | "captcha"> {
  readonly card: WalletCard
  /** What is left to pay. */
  readonly total: Money
}

/** No date is asked of a kept card. */
const ANY_DAY = { year: 2000, month: 1 }
/** A number that begins as this network's do, for the place of its code. */
const FIRST_DIGITS: Readonly<Record<string, string>> = { amex: "37" }

/** Nothing is typed to pay with one click. */
const DIRECT = { by: "direct" } as const

/** Pays with a card that the shop keeps: its security code where the shop asks for one, else one click. */
export function KeptCardForm({ method, card, total, label, refused, captcha, onEntry }: KeptCardFormProps) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const [problem, setProblem] = useState(refused.find(({ field }) => field === "securityCode")?.rule)
  const asksCode = method.asksSecurityCode !== false
  const { length, side } = securityCodePlace(FIRST_DIGITS[card.network] ?? "4")
  const kept = { by: "keptCard", methodId: method.id, cardHash: card.hash } as const
  const way = asksCode ? cardEntryOfPage() : DIRECT
  if (way === undefined) return <p>{t("checkout.noPayment")}</p>
  if (way.by === "frame")
    return (
      <SealedCardForm
        vault={way.vault}
        kind="code"
        networks={[]}
        codeLength={length}
        codeLabel={t("payment.savedCardCode")}
        label={label}
        conditions={t("payment.conditions")}
        onSealed={({ token }) => onEntry({ ...kept, sealedCode: token })}
      >
        <AffinityCheck total={total} captcha={captcha} cardHash={card.hash} />
      </SealedCardForm>
    )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get("securityCode") ?? "")
    const entry = { ...kept, ...(asksCode ? { securityCode: code } : {}) }
    const [found] = paymentEntryProblems(entry, ANY_DAY)
    setProblem(found?.rule)
    if (found !== undefined) return form.current?.querySelector<HTMLInputElement>("[name=securityCode]")?.focus()
    event.currentTarget.reset()
    onEntry(entry)
  }
  return (
    <form ref={form} className={styles["way"]} noValidate onSubmit={submit}>
      {asksCode && (
        <Field
          className={styles["short"]}
          label={t("payment.savedCardCode")}
          name="securityCode"
          autoComplete="cc-csc"
          inputMode="numeric"
          dir="ltr"
          maxLength={length}
          required
          hint={t(side === "front" ? "checkout.card.codeFront" : "checkout.card.codeBack")}
          error={problem === undefined ? undefined : presentProblem(t, problem)}
        />
      )}
      <AffinityCheck total={total} captcha={captcha} cardHash={card.hash} />
      <p className={styles["fine"]}>{t("payment.conditions")}</p>
      <Button type="submit">{label}</Button>
    </form>
  )
}
