import type { FormEvent } from "react"
import { useState } from "react"
import type { Money } from "../../../../domain/shared/Money.ts"
import { Button } from "../../../design/Button.tsx"
import { Alert } from "../../../design/Alert.tsx"
import type { CaptchaSlot } from "../../../runtime/CaptchaSlot.ts"
import { useCommands } from "../../../commands/useCommands.tsx"
import type { PaymentCommands } from "../../../commands/payments.ts"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useCaptcha } from "../../../runtime/useCaptcha.ts"
import { presentError, type PresentedError } from "../../../text/presentError.ts"
import { isRepaymentEnded } from "../after-payment/isRepaymentEnded.ts"
import styles from "./Payment.module.css"
import type { PaymentMethodFormProps } from "./PaymentProps.ts"

export interface DeviceWalletFormProps extends PaymentMethodFormProps {
  /** The remaining amount. */
  readonly total: Money
  /** Called if the order accepts no further payment when the merchant session is requested. */
  readonly onNotPayable: (() => void) | undefined
  readonly captcha: CaptchaSlot
}
type Confirmation = Awaited<ReturnType<PaymentCommands["confirmOnDevice"]>>

const TEXT_KEYS = {
  cancelled: "payment.deviceCancelled",
  notValidated: "payment.deviceSlow",
  unavailable: "payment.deviceMissing",
} as const

/** Pays with the device's wallet, whose sheet opens on press. Dismissing it changes nothing (F101). */
export function DeviceWalletForm({
  payment,
  method,
  total,
  label,
  onEntry,
  onNotPayable,
  captcha,
}: DeviceWalletFormProps) {
  const t = useText()
  const { payments } = useCommands()
  const [isOpen, setOpen] = useState(false)
  const [ended, setEnded] = useState<Confirmation>()
  const captchaForm = useCaptcha()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isOpen) return
    setOpen(true)
    setEnded(undefined)
    // Nothing is awaited before this call: the browser opens the wallet sheet only during the press.
    const result = await payments.confirmOnDevice({
      orderId: payment.orderId,
      method,
      total,
      ...(payment.guestToken === undefined ? {} : { guestToken: payment.guestToken }),
      ...(captchaForm.solved === undefined ? {} : { captcha: captchaForm.solved }),
    })
    setOpen(false)
    const isCaptchaRequired = captchaForm.recordResult(result)
    if (result.ok) return onEntry(result.value)
    if (onNotPayable !== undefined && isRepaymentEnded(result.error)) return onNotPayable()
    if (!isCaptchaRequired) setEnded(result)
  }
  const problem = ended === undefined || ended.ok ? undefined : problemOf(ended.error)
  return (
    <form className={styles["method"]} onSubmit={(event) => void submit(event)}>
      <Alert tone="problem" title={problem?.title} details={problem?.details}>
        {problem !== undefined && <p>{problem.text}</p>}
      </Alert>
      {captchaForm.field(captcha)}
      <p>{t("payment.device", { way: method.name })}</p>
      <p className={styles["fine"]}>{t("payment.conditions")}</p>
      <Button type="submit">{label}</Button>
    </form>
  )

  function problemOf(
    error: Extract<Confirmation, { ok: false }>["error"],
  ): Pick<PresentedError, "text"> & Partial<PresentedError> {
    if (error._tag !== "DeviceWalletClosed") return presentError(error, t)
    return {
      text: t(
        error.closedReason === "cancelled" && payment.isRepay
          ? "payment.deviceCancelledOrder"
          : TEXT_KEYS[error.closedReason],
        {
          way: method.name,
        },
      ),
    }
  }
}
