import { useState } from "react"
import { CODE_RESEND_DELAY_MILLIS } from "../../../domain/account/CodePurpose.ts"
import { Button } from "../../design/Button.tsx"
import { Field } from "../../design/fields/Field.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useSecondsLeft } from "../../runtime/useSecondsLeft.ts"
import styles from "./Auth.module.css"

interface VerificationCodeProps {
  /** The recipient of the code, as text. */
  readonly sent: string
  readonly error: string | undefined
  readonly busy: boolean
  readonly onResend: () => void
}

/** The input for the code, with a button to send another one. */
export function VerificationCode({ sent, error, busy, onResend }: VerificationCodeProps) {
  const t = useText()
  const [nextAt, setNextAt] = useState(() => performance.now() + CODE_RESEND_DELAY_MILLIS)
  const seconds = useSecondsLeft(nextAt, CODE_RESEND_DELAY_MILLIS / 1000)
  const again = () => {
    setNextAt(performance.now() + CODE_RESEND_DELAY_MILLIS)
    onResend()
  }
  return (
    <div className={styles["section"]}>
      <p role="status">{sent}</p>
      <Field
        label={t("signIn.code")}
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        dir="ltr"
        maxLength={16}
        required
        hint={t("signIn.codeHint")}
        error={error}
      />
      {seconds > 0 ? (
        <p className={styles["intro"]}>{t("signIn.sendAgainIn", { count: seconds })}</p>
      ) : (
        <Button variant="plain" busy={busy} onClick={again}>
          {t("signIn.sendAgain")}
        </Button>
      )}
    </div>
  )
}
