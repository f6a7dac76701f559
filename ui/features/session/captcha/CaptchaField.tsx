import { useEffect, useState } from "react"
import type { CaptchaToSolve } from "../../../../application/catalog/openCaptcha.ts"
import type { SolvedCaptcha } from "../../../../application/shared/SolvedCaptcha.ts"
import { Button } from "../../../design/Button.tsx"
import { Alert } from "../../../design/Alert.tsx"
import { Spinner } from "../../../design/Spinner.tsx"
import type { CaptchaCommands } from "../../../commands/captcha.ts"
import type { CaptchaRefusedReason, CaptchaSlot } from "../../../runtime/CaptchaSlot.ts"
import { useCommands } from "../../../commands/useCommands.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import styles from "./CaptchaField.module.css"
import { CaptchaBox } from "./CaptchaBox.tsx"
import { NativeCaptchaField } from "./NativeCaptchaField.tsx"

export interface CaptchaFieldProps {
  /** The captcha for the form's next request; `undefined` while none is solved. */
  readonly onSolved: (captcha: SolvedCaptcha | undefined) => void
  readonly problem?: CaptchaRefusedReason | undefined
}

type OpenCaptcha = CaptchaCommands["open"]

/** The captcha of a form, shown after an `_ERR_CAPTCHA` response (`requiresCaptcha`). */
export const captchaField: CaptchaSlot = (round, onSolved, problem) => (
  <CaptchaField key={round} onSolved={onSolved} problem={problem} />
)

/** The same as a component. A captcha is valid for one attempt: a new `key` loads the next one. */
export function CaptchaField(props: CaptchaFieldProps) {
  const { captcha } = useCommands()
  return <OpenedCaptcha {...props} open={captcha.open} />
}

/**
 * The same for captchas from other commands than the account's. With `isAlone` there is no form around it: it takes the
 * focus and its texts do not mention a form.
 */
export function OpenedCaptcha({
  open,
  onSolved,
  problem,
  isAlone,
}: CaptchaFieldProps & { readonly open: OpenCaptcha; readonly isAlone?: boolean }) {
  const t = useText()
  const [request, setRequest] = useState({ isOwn: false })
  const [shown, setShown] = useState<CaptchaToSolve | "loading" | "failed">("loading")
  useEffect(() => {
    let isWanted = true
    // A shown image stays, with the focused button, until the next one is loaded.
    setShown((now) => (typeof now === "object" ? now : "loading"))
    void open(request).then((result) => {
      if (isWanted) setShown(result.ok ? result.value : "failed")
    })
    return () => {
      isWanted = false
    }
  }, [open, request])
  const ask = (isOwn: boolean) => {
    onSolved(undefined)
    setRequest({ isOwn })
  }
  const requestAnother = () => ask(request.isOwn)
  const error = problem && t(`captcha.${problem}`)
  return (
    <fieldset className={styles["captcha"]}>
      <legend className={styles["title"]}>{t("captcha.title")}</legend>
      {shown === "loading" && (
        <p role="status" className={styles["loading"]}>
          {t("captcha.loading")}
          <Spinner kind="running" />
        </p>
      )}
      {shown === "failed" && (
        <Alert
          tone="problem"
          title={t("captcha.failed")}
          actions={
            <Button variant="quiet" onClick={requestAnother}>
              {t("captcha.retry")}
            </Button>
          }
        >
          <p>{t("captcha.failedHelp")}</p>
        </Alert>
      )}
      {typeof shown === "object" && shown.kind === "native" && (
        <NativeCaptchaField
          captcha={shown.captcha}
          onSolved={onSolved}
          onReload={requestAnother}
          error={error}
          isAlone={isAlone}
        />
      )}
      {typeof shown === "object" && shown.kind === "service" && (
        <CaptchaBox
          siteKey={shown.siteKey}
          onSolved={onSolved}
          onFailed={() => ask(true)}
          error={error}
          isAlone={isAlone}
        />
      )}
    </fieldset>
  )
}
