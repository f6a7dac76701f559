import type { FormEvent } from "react"
import { useEffect, useId, useRef, useState } from "react"
import type { SolvedCaptcha } from "../../../../application/shared/SolvedCaptcha.ts"
import { Button } from "../../../design/Button.tsx"
import type { CaptchaCommands } from "../../../commands/captcha.ts"
import type { CaptchaRefusedReason } from "../../../runtime/CaptchaSlot.ts"
import { useText } from "../../../runtime/TextProvider.tsx"
import { OpenedCaptcha } from "./CaptchaField.tsx"
import entry from "../Auth.module.css"
import end from "../SessionExpired.module.css"
import styles from "../waiting-room/WaitingRoom.module.css"

export interface CaptchaDialogProps {
  readonly open: CaptchaCommands["open"]
  /** The previous answer was wrong. */
  readonly isAgain: boolean
  /** Closes the dialog when its result is no longer needed. */
  readonly signal: AbortSignal
  /**
   * Called once, after the dialog has closed and the focus is restored, with the solved captcha, or `undefined` if it
   * was dismissed.
   */
  readonly onEnd: (captcha: SolvedCaptcha | undefined) => void
}

/**
 * A captcha for a request without a form: a native modal dialog, which traps the focus and restores it. Esc dismisses
 * it.
 */
export function CaptchaDialog({ open, isAgain, signal, onEnd }: CaptchaDialogProps) {
  const t = useText()
  const titleId = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  const sent = useRef<SolvedCaptcha>(undefined)
  const [solved, setSolved] = useState<SolvedCaptcha>()
  const [problem, setReason] = useState<CaptchaRefusedReason | undefined>(isAgain ? "wrong" : undefined)
  const close = () => dialog.current?.close()
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal()
    signal.addEventListener("abort", close)
    return () => signal.removeEventListener("abort", close)
  }, [signal])
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (solved === undefined) return setReason("required")
    sent.current = solved
    close()
  }
  return (
    <dialog ref={dialog} className={styles["dialog"]} aria-labelledby={titleId} onClose={() => onEnd(sent.current)}>
      <form className={entry["form"]} noValidate onSubmit={send}>
        <h2 id={titleId} className={styles["title"]} tabIndex={-1} autoFocus>
          {t("captcha.required")}
        </h2>
        <OpenedCaptcha open={open} onSolved={setSolved} problem={problem} isAlone />
        <div className={end["actions"]}>
          <Button type="submit">{t("checkout.continue")}</Button>
          <Button variant="quiet" onClick={close}>
            {t("account.cancel")}
          </Button>
        </div>
      </form>
    </dialog>
  )
}
