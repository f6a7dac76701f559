import type { FormEvent } from "react"
import { useState } from "react"
import type { Money } from "../../../../domain/shared/Money.ts"
import { Button } from "../../../design/Button.tsx"
import { Notice } from "../../../design/Notice.tsx"
import type { CaptchaSlot } from "../../../runtime/CaptchaSlot.ts"
import { useCommands } from "../../../runtime/CommandsProvider.tsx"
import type { PayingCommands } from "../../../runtime/PayingCommands.ts"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useCaptcha } from "../../../runtime/useCaptcha.ts"
import { presentError, type PresentedError } from "../../../text/presentError.ts"
import { takesNoPayment } from "../takesNoPayment.ts"
import styles from "./Pay.module.css"
import type { WayProps } from "./PayProps.ts"

export interface DeviceWalletFormProps extends WayProps {
  /** What is left to pay. */
  readonly total: Money
  /** The order takes no further payment, as the shop said when it was to vouch for itself. */
  readonly onGone: (() => void) | undefined
  readonly captcha: CaptchaSlot
}
type Confirmation = Awaited<ReturnType<PayingCommands["confirmOnDevice"]>>

const WORDS = {
  cancelled: "payment.deviceCancelled",
  notValidated: "payment.deviceSlow",
  unavailable: "payment.deviceMissing",
} as const

/** Pays by the wallet of the device, which opens at the press. Closed, it leaves everything as it was (F101). */
export function DeviceWalletForm({ payment, method, total, label, onEntry, onGone, captcha }: DeviceWalletFormProps) {
  const t = useText()
  const { paying } = useCommands()
  const [isOpen, setOpen] = useState(false)
  const [ended, setEnded] = useState<Confirmation>()
  const asked = useCaptcha()
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isOpen) return
    setOpen(true)
    setEnded(undefined)
    // Nothing is awaited before: the wallet opens in this press, or not at all.
    const result = await paying((core) =>
      core.confirmOnDevice({
        orderId: payment.orderId,
        method,
        total,
        ...(payment.guestToken === undefined ? {} : { guestToken: payment.guestToken }),
        ...(asked.solved === undefined ? {} : { captcha: asked.solved }),
      }),
    )
    setOpen(false)
    const isAsked = asked.tried(result)
    if (result.ok) return onEntry(result.value)
    if (onGone !== undefined && takesNoPayment(result.error)) return onGone()
    if (!isAsked) setEnded(result)
  }
  const problem = ended === undefined || ended.ok ? undefined : problemOf(ended.error)
  return (
    <form className={styles["way"]} onSubmit={(event) => void submit(event)}>
      <Notice tone="problem" title={problem?.title} details={problem?.details}>
        {problem !== undefined && <p>{problem.text}</p>}
      </Notice>
      {asked.field(captcha)}
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
      text: t(error.why === "cancelled" && payment.isRepay ? "payment.deviceCancelledOrder" : WORDS[error.why], {
        way: method.name,
      }),
    }
  }
}
