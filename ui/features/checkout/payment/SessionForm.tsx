import type { FormEvent } from "react"
import { useState } from "react"
import { requiresCaptcha } from "../../../../application/shared/requiresCaptcha.ts"
import type { SolvedCaptcha } from "../../../../application/shared/SolvedCaptcha.ts"
import type { Money } from "../../../../domain/shared/Money.ts"
import { Button } from "../../../design/Button.tsx"
import { ChoiceGroup } from "../../../design/fields/ChoiceGroup.tsx"
import type { CaptchaSlot } from "../../../runtime/CaptchaSlot.ts"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useCaptcha } from "../../../runtime/useCaptcha.ts"
import { QueryStatus } from "./QueryStatus.tsx"
import styles from "./Payment.module.css"
import type { PaymentMethodFormProps } from "./PaymentProps.ts"
import { redirectText } from "./redirectText.ts"
import { usePaymentQuery } from "./usePaymentQuery.ts"

export interface SessionFormProps extends PaymentMethodFormProps {
  readonly total: Money
  readonly captcha: CaptchaSlot
}

/** A payment method with a provider session. A session is valid for one total. */
export function SessionForm({ payment, method, label, total, captcha, onEntry }: SessionFormProps) {
  const t = useText()
  const captchaForm = useCaptcha(true)
  const [sent, setSent] = useState<SolvedCaptcha>()
  const {
    answer: session,
    error,
    again,
  } = usePaymentQuery((commands) => commands.klarna(payment, sent), `${payment.orderId} ${total.minorUnits}`)
  if (error !== undefined && requiresCaptcha(error)) {
    const send = (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault()
      setSent(captchaForm.solved)
      again()
      captchaForm.recordResult({ ok: false, error })
    }
    return (
      <form className={styles["method"]} noValidate onSubmit={send}>
        {captchaForm.field(captcha)}
        <Button type="submit">{t("checkout.continue")}</Button>
      </form>
    )
  }
  if (session === undefined) return <QueryStatus error={error} again={again} />
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const category = session.categories.find(({ id }) => id === new FormData(event.currentTarget).get("category"))
    onEntry({
      by: "token",
      methodId: method.id,
      of: "session",
      token: session.token,
      ...(category === undefined ? {} : { category: category.id }),
    })
  }
  return (
    <form className={styles["method"]} onSubmit={submit}>
      {session.categories.length > 0 && (
        <ChoiceGroup
          legend={t("payment.sessionTitle", { way: method.name })}
          name="category"
          defaultValue={session.categories[0]?.id}
          choices={session.categories.map(({ id, name }) => ({ value: id, label: name }))}
        />
      )}
      <p>{t(redirectText(payment), { way: method.name })}</p>
      <p className={styles["fine"]}>{t("payment.conditions")}</p>
      <Button type="submit">{label}</Button>
    </form>
  )
}
