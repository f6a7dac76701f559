import type { FormEvent } from "react"
import { useEffect, useRef, useState } from "react"
import type { CheckoutOutcome } from "../../../../application/checkout/CheckoutOutcome.ts"
import type { SolvedCaptcha } from "../../../../application/shared/SolvedCaptcha.ts"
import type { Money } from "../../../../domain/shared/Money.ts"
import { Button } from "../../../design/Button.tsx"
import { Alert } from "../../../design/Alert.tsx"
import { PasswordField } from "../../../design/fields/PasswordField.tsx"
import type { CaptchaSlot } from "../../../runtime/CaptchaSlot.ts"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useMoney } from "../../../runtime/useMoney.ts"
import { presentReason } from "../../../text/presentReason.ts"
import { ChallengeFrame } from "./ChallengeFrame.tsx"
import type { PaymentAnswer } from "./paymentRounds.ts"
import { hostOf } from "./hostOf.ts"
import { RedirectForm } from "./RedirectForm.tsx"
import styles from "./PaymentActionPanel.module.css"

/** An action the customer must take to complete a payment; `again` if the last answer was rejected. */
export type PaymentAction =
  | Extract<CheckoutOutcome, { outcome: "challengeRequired" | "redirectRequired" }>
  | { readonly outcome: "passwordRequired" | "captchaRequired"; readonly again: boolean }
  /** Too many wrong passwords. */
  | { readonly outcome: "passwordLocked" }

export interface PaymentActionProps {
  readonly captcha: CaptchaSlot
  readonly action: PaymentAction
  readonly total: Money | undefined
  readonly onAnswer: (answer: PaymentAnswer) => void
  /** Returns to the choice of payment method; everything else is kept. */
  readonly onOtherMethod: () => void
}

/**
 * The action a payment requires: the password, a captcha, the bank's challenge, or a redirect to the bank. Saving the
 * shipping address may require a captcha too.
 */
export function PaymentActionPanel({ action, total, captcha, onAnswer, onOtherMethod }: PaymentActionProps) {
  const t = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [action.outcome])
  const titled = (title: string, text?: string) => (
    <>
      <h2 id="payment-question" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {text && <p>{text}</p>}
    </>
  )
  const chooseOtherMethod = (
    <Button variant="quiet" onClick={onOtherMethod}>
      {t(
        action.outcome === "redirectRequired"
          ? "paymentStatus.redirect.notNow"
          : action.outcome === "captchaRequired"
            ? "account.cancel"
            : "paymentStatus.otherMethod",
      )}
    </Button>
  )
  return (
    <section className={styles["panel"]} aria-labelledby="payment-question">
      {content()}
    </section>
  )

  function content() {
    switch (action.outcome) {
      case "passwordRequired":
        return (
          <>
            {titled(t("paymentStatus.password.title"), t("paymentStatus.password.text"))}
            <PasswordForm again={action.again} total={total} onAnswer={onAnswer} />
            {chooseOtherMethod}
          </>
        )
      case "captchaRequired":
        return (
          <>
            {titled(t("captcha.required"))}
            <CaptchaForm again={action.again} captcha={captcha} onAnswer={onAnswer} />
            {chooseOtherMethod}
          </>
        )
      case "passwordLocked":
        return (
          <>
            {titled(t("paymentStatus.locked.title"), t("paymentStatus.locked.text"))}
            {chooseOtherMethod}
          </>
        )
      case "challengeRequired":
        return (
          <>
            {titled(t("paymentStatus.challenge.title"), t("paymentStatus.challenge.text"))}
            <ChallengeFrame
              challenge={action.challenge}
              onAnswered={(challengeResult) => onAnswer({ challengeResult })}
            />
            {chooseOtherMethod}
          </>
        )
      case "redirectRequired":
        return (
          <>
            {titled(
              t("paymentStatus.redirect.title", { host: hostOf(action.redirect.url) }),
              t("paymentStatus.redirect.text"),
            )}
            <RedirectForm redirect={action.redirect} />
            {chooseOtherMethod}
          </>
        )
    }
  }
}

/** A captcha is valid for one attempt: a wrong one is replaced. */
function CaptchaForm({
  again,
  captcha,
  onAnswer,
}: {
  readonly again: boolean
  readonly captcha: CaptchaSlot
  readonly onAnswer: (answer: PaymentAnswer) => void
}) {
  const t = useText()
  const [solved, setSolved] = useState<SolvedCaptcha>()
  const [isMissing, setMissing] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setMissing(solved === undefined)
    if (solved !== undefined) onAnswer({ captcha: solved })
  }
  return (
    <form className={styles["form"]} noValidate onSubmit={submit}>
      <Alert tone="problem">{isMissing && solved === undefined && <p>{t("captcha.required")}</p>}</Alert>
      {captcha(1, setSolved, again && !isMissing ? "wrong" : undefined)}
      <Button type="submit">{t("checkout.continue")}</Button>
    </form>
  )
}

/** The password stays in the input, never in React state, and is cleared on submit. */
function PasswordForm({
  again,
  total,
  onAnswer,
}: {
  readonly again: boolean
  readonly total: Money | undefined
  readonly onAnswer: (answer: PaymentAnswer) => void
}) {
  const t = useText()
  const money = useMoney()
  const [isEmpty, setEmpty] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get("password") ?? "")
    setEmpty(password === "")
    if (password === "") return
    event.currentTarget.reset()
    onAnswer({ password })
  }
  return (
    <form className={styles["form"]} noValidate onSubmit={submit}>
      <Alert tone="problem">{again && !isEmpty && <p>{t("paymentStatus.password.wrong")}</p>}</Alert>
      <PasswordField
        name="password"
        label={t("paymentStatus.password.label")}
        autoComplete="current-password"
        required
        error={isEmpty ? presentReason(t, "required") : undefined}
      />
      <Button type="submit">
        {total === undefined ? t("checkout.continue") : t("checkout.payAmount", { amount: money(total) })}
      </Button>
    </form>
  )
}
