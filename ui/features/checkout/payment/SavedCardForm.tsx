import type { FormEvent } from "react"
import { useRef, useState } from "react"
import { validatePaymentEntry } from "../../../../domain/payment/PaymentMeans.ts"
import type { Money } from "../../../../domain/shared/Money.ts"
import type { WalletCard } from "../../../../domain/wallet/WalletCard.ts"
import { Button } from "../../../design/Button.tsx"
import { Field } from "../../../design/fields/Field.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { presentReason } from "../../../text/presentReason.ts"
import { cardEntryMode } from "../card/cardEntryMode.ts"
import { SealedCardForm } from "../card/SealedCardForm.tsx"
import { securityCodeFormat } from "../card/cardTyping.ts"
import { AffinityCheck } from "./AffinityCheck.tsx"
import styles from "./Payment.module.css"
import type { PaymentStepProps, PaymentMethodFormProps } from "./PaymentProps.ts"

export interface SavedCardFormProps extends PaymentMethodFormProps, Pick<PaymentStepProps, "refused" | "captcha"> {
  readonly card: WalletCard
  /** The remaining amount. */
  readonly total: Money
}

/** A placeholder: a saved card's expiry date is not requested. */
const ANY_DAY = { year: 2000, month: 1 }
/** The first digits of this network's numbers, to determine the position of the security code. */
const FIRST_DIGITS: Readonly<Record<string, string>> = { amex: "37" }

/** One-click payments have no card inputs. */
const DIRECT = { by: "direct" } as const

/** Pays with a saved card: with its security code if the shop requires one, otherwise with one click. */
export function SavedCardForm({ method, card, total, label, refused, captcha, onEntry }: SavedCardFormProps) {
  const t = useText()
  const form = useRef<HTMLFormElement>(null)
  const [problem, setReason] = useState(refused.find(({ field }) => field === "securityCode")?.rule)
  const requiresCode = method.requiresSecurityCode !== false
  const { length, side } = securityCodeFormat(FIRST_DIGITS[card.network] ?? "4")
  const savedCardEntry = { by: "savedCard", methodId: method.id, cardHash: card.hash } as const
  const entryMode = requiresCode ? cardEntryMode() : DIRECT
  if (entryMode === undefined) return <p>{t("checkout.noPayment")}</p>
  if (entryMode.by === "frame")
    return (
      <SealedCardForm
        vault={entryMode.vault}
        kind="code"
        networks={[]}
        codeLength={length}
        codeLabel={t("payment.savedCardCode")}
        label={label}
        conditions={t("payment.conditions")}
        onSealed={({ token }) => onEntry({ ...savedCardEntry, tokenizedCode: token })}
      >
        <AffinityCheck total={total} captcha={captcha} cardHash={card.hash} />
      </SealedCardForm>
    )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const code = String(new FormData(event.currentTarget).get("securityCode") ?? "")
    const entry = { ...savedCardEntry, ...(requiresCode ? { securityCode: code } : {}) }
    const [found] = validatePaymentEntry(entry, ANY_DAY)
    setReason(found?.rule)
    if (found !== undefined) return form.current?.querySelector<HTMLInputElement>("[name=securityCode]")?.focus()
    event.currentTarget.reset()
    onEntry(entry)
  }
  return (
    <form ref={form} className={styles["method"]} noValidate onSubmit={submit}>
      {requiresCode && (
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
          error={problem === undefined ? undefined : presentReason(t, problem)}
        />
      )}
      <AffinityCheck total={total} captcha={captcha} cardHash={card.hash} />
      <p className={styles["fine"]}>{t("payment.conditions")}</p>
      <Button type="submit">{label}</Button>
    </form>
  )
}
