import type { FormEvent } from "react"
import { useEffect, useRef, useState } from "react"
import type { CheckoutOutcome } from "../../../application/checkout/CheckoutOutcome.ts"
import type { SolvedCaptcha } from "../../../application/shared/SolvedCaptcha.ts"
import type { Money } from "../../../domain/shared/Money.ts"
import { Button } from "../../design/Button.tsx"
import { Notice } from "../../design/Notice.tsx"
import { PasswordField } from "../../design/PasswordField.tsx"
import type { CaptchaSlot } from "../../runtime/CaptchaSlot.ts"
import { useText } from "../../runtime/TextProvider.tsx"
import { useMoney } from "../../runtime/useMoney.ts"
import { presentProblem } from "../../text/presentProblem.ts"
import { ChallengeFrame } from "./ChallengeFrame.tsx"
import type { PaymentAnswer } from "./paymentRounds.ts"
import { hostOf } from "./hostOf.ts"
import { LeaveForm } from "./LeaveForm.tsx"
import styles from "./PaymentQuestion.module.css"

/** What stands between a payment and its end; `again` where the last answer was not taken. */
export type AskedQuestion =
  | Extract<CheckoutOutcome, { outcome: "challenge" | "leave" }>
  | { readonly outcome: "authenticate" | "captcha"; readonly again: boolean }
  /** The password was wrong too often. */
  | { readonly outcome: "locked" }

export interface PaymentQuestionProps {
  readonly captcha: CaptchaSlot
  readonly question: AskedQuestion
  readonly total: Money | undefined
  readonly onAnswer: (answer: PaymentAnswer) => void
  /** Back to the choice of what to pay with; everything else is kept. */
  readonly onOtherWay: () => void
}

/**
 * What a payment asks of the shopper before it goes on: the password, a captcha, the bank's own question, or to go to
 * the bank; the address of the delivery may ask for a captcha too.
 */
export function PaymentQuestion({ question, total, captcha, onAnswer, onOtherWay }: PaymentQuestionProps) {
  const t = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [question.outcome])
  const titled = (title: string, text?: string) => (
    <>
      <h2 id="payment-question" ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {text && <p>{text}</p>}
    </>
  )
  const otherWay = (
    <Button variant="quiet" onClick={onOtherWay}>
      {t(
        question.outcome === "leave"
          ? "paymentStatus.redirect.notNow"
          : question.outcome === "captcha"
            ? "account.cancel"
            : "paymentStatus.otherMethod",
      )}
    </Button>
  )
  return (
    <section className={styles["panel"]} aria-labelledby="payment-question">
      {asked()}
    </section>
  )

  function asked() {
    switch (question.outcome) {
      case "authenticate":
        return (
          <>
            {titled(t("paymentStatus.password.title"), t("paymentStatus.password.text"))}
            <PasswordForm again={question.again} total={total} onAnswer={onAnswer} />
            {otherWay}
          </>
        )
      case "captcha":
        return (
          <>
            {titled(t("captcha.required"))}
            <CaptchaForm again={question.again} captcha={captcha} onAnswer={onAnswer} />
            {otherWay}
          </>
        )
      case "locked":
        return (
          <>
            {titled(t("paymentStatus.locked.title"), t("paymentStatus.locked.text"))}
            {otherWay}
          </>
        )
      case "challenge":
        return (
          <>
            {titled(t("paymentStatus.challenge.title"), t("paymentStatus.challenge.text"))}
            <ChallengeFrame
              challenge={question.challenge}
              onAnswered={(challengeResult) => onAnswer({ challengeResult })}
            />
            {otherWay}
          </>
        )
      case "leave":
        return (
          <>
            {titled(
              t("paymentStatus.redirect.title", { host: hostOf(question.redirect.url) }),
              t("paymentStatus.redirect.text"),
            )}
            <LeaveForm redirect={question.redirect} />
            {otherWay}
          </>
        )
    }
  }
}

/** A captcha is good for one try: a wrong one asks the question anew. */
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
      <Notice tone="problem">{isMissing && solved === undefined && <p>{t("captcha.required")}</p>}</Notice>
      {captcha(1, setSolved, again && !isMissing ? "wrong" : undefined)}
      <Button type="submit">{t("checkout.continue")}</Button>
    </form>
  )
}

/** What is typed lives in the field alone, and is wiped the moment it is sent. */
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
      <Notice tone="problem">{again && !isEmpty && <p>{t("paymentStatus.password.wrong")}</p>}</Notice>
      <PasswordField
        name="password"
        label={t("paymentStatus.password.label")}
        autoComplete="current-password"
        required
        error={isEmpty ? presentProblem(t, "required") : undefined}
      />
      <Button type="submit">
        {total === undefined ? t("checkout.continue") : t("checkout.payAmount", { amount: money(total) })}
      </Button>
    </form>
  )
}
