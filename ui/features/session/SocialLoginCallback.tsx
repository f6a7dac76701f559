import type { FormEvent } from "react"
import { useEffect, useRef, useState } from "react"
import { Button } from "../../design/Button.tsx"
import { Alert } from "../../design/Alert.tsx"
import { Spinner } from "../../design/Spinner.tsx"
import { useCommands } from "../../commands/useCommands.tsx"
import type { TypedSocialReturn } from "../../commands/auth.ts"
import { useText } from "../../runtime/TextProvider.tsx"
import { captchaField } from "./captcha/CaptchaField.tsx"
import styles from "./Auth.module.css"
import { AuthAlert } from "./AuthAlert.tsx"
import { PolicyFields, readPolicies } from "./PolicyFields.tsx"
import { useAuthForm } from "./useAuthForm.ts"
import type { ReturnTo } from "./useReturnTo.ts"

interface SocialReturnProps {
  readonly answer: TypedSocialReturn
  readonly back: ReturnTo
  /** Called when the sign-in failed, to show the other methods again. */
  readonly onFailed: () => void
}

/** Completes a social login: signs the customer in, or creates the missing account after consent. */
export function SocialLoginCallback({ answer, back, onFailed }: SocialReturnProps) {
  const t = useText()
  const { auth } = useCommands()
  const form = useAuthForm()
  const [isUnlinked, setUnlinked] = useState(false)
  const hasRequested = useRef(false)
  const finishSignIn = async (request: Parameters<typeof form.ask<string>>[0]) => {
    const entered = await form.ask(request)
    if (entered !== undefined) await auth.continueTo(entered.value, back.path)
  }
  useEffect(() => {
    if (hasRequested.current) return
    hasRequested.current = true
    void finishSignIn((commands) => commands.finishSocialLogin(answer))
  })
  const needsAccount = form.reasons.some(({ field, rule }) => field === "social" && rule === "required")
  const hasFailed = form.error !== undefined && !needsAccount && !isUnlinked
  useEffect(() => {
    if (needsAccount) setUnlinked(true)
    if (hasFailed) onFailed()
  }, [needsAccount, hasFailed, onFailed])
  const register = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const policies = readPolicies(new FormData(event.currentTarget))
    void finishSignIn((commands, captcha) => commands.finishSocialLogin(answer, policies, captcha))
  }
  const problem = (field: string) => form.reasons.find((candidate) => candidate.field === field)
  return (
    <div className={styles["form"]}>
      {needsAccount ? (
        <Alert title={t("signIn.social.unlinked.title")}>
          <p>{t("signIn.social.unlinked.text")}</p>
        </Alert>
      ) : (
        <AuthAlert error={form.error} />
      )}
      {form.error === undefined && (
        <p role="status">
          {t("signIn.inProgress")}
          <Spinner kind="running" />
        </p>
      )}
      {isUnlinked && (
        <form ref={form.place} className={styles["form"]} noValidate onSubmit={register}>
          <PolicyFields problem={needsAccount ? undefined : problem("acceptedPolicies")} />
          {form.captcha.field(captchaField)}
          <Button type="submit" busy={form.busy}>
            {t("signIn.register.submit")}
          </Button>
        </form>
      )}
    </div>
  )
}
