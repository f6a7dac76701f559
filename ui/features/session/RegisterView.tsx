import type { FormEvent } from "react"
import { useState } from "react"
import { parseLoginId } from "../../../domain/account/LoginId.ts"
import { Button } from "../../design/Button.tsx"
import { CheckField } from "../../design/fields/CheckField.tsx"
import { useCommands } from "../../commands/useCommands.tsx"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useFrame } from "../../runtime/ShopProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useIsRegistered } from "../../runtime/useIsRegistered.ts"
import { captchaField } from "./captcha/CaptchaField.tsx"
import { VerificationCode } from "./VerificationCode.tsx"
import { CompanyFields } from "./CompanyFields.tsx"
import styles from "./Auth.module.css"
import { AuthAlert } from "./AuthAlert.tsx"
import { authReasonText } from "./authTexts.ts"
import { LoginIdFields } from "./LoginIdFields.tsx"
import { MoreFields } from "./MoreFields.tsx"
import { NewPasswordFields } from "./NewPasswordFields.tsx"
import { NoScriptSignInLink } from "./NoScriptSignInLink.tsx"
import { PolicyFields } from "./PolicyFields.tsx"
import { confirmationProblems, readRegistration } from "./readRegistration.ts"
import { SignedIn } from "./SignedIn.tsx"
import { useAuthForm } from "./useAuthForm.ts"
import type { AuthViewProps } from "./useReturnTo.ts"
import { useReturnTo } from "./useReturnTo.ts"

/**
 * The registration page. A telephone number as login id is verified by a code first; typed values stay until the
 * account is created.
 */
export function RegisterView({ address, email, hint }: AuthViewProps) {
  const t = useText()
  const { store } = useFrame()
  const { auth } = useCommands()
  const form = useAuthForm()
  const back = useReturnTo(address)
  const isRegistered = useIsRegistered()
  const [isRedirecting, setRedirecting] = useState(false)
  const [logon, setLoginId] = useState(email ?? "")
  const [taken, setTaken] = useState<string>()
  const [code, setCode] = useState<{ readonly phone: string; readonly isVerified: boolean }>()
  const [isCompany, setCompany] = useState(false)
  const kind = parseLoginId(logon)
  const currentCode = kind?.kind === "phone" && code?.phone === kind.text ? code : undefined
  const sendCode = async () => {
    const sent = await form.ask((commands, captcha) => commands.sendRegistrationCode(logon, captcha))
    if (sent !== undefined) setCode({ phone: sent.value, isVerified: false })
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (form.busy || isRedirecting) return
    const data = new FormData(event.currentTarget)
    const slips = confirmationProblems(data)
    if (slips.length > 0) return form.refuse(slips)
    if (kind?.kind === "phone" && currentCode === undefined) return sendCode()
    if (currentCode?.isVerified === false) {
      const verification = await form.ask((commands) =>
        commands.verifyRegistrationPhone(currentCode.phone, String(data.get("code") ?? "")),
      )
      if (verification === undefined) return
      setCode({ ...currentCode, isVerified: true })
    }
    const made = await form.ask((commands, captcha) =>
      commands.register({ ...readRegistration(data, store.countryCode), guestOrder: back.guestOrder }, captcha),
    )
    if (made === undefined) return
    setRedirecting(true)
    await back.continueTo()
  }
  const checkLoginIdTaken = async () => {
    if (kind === undefined || kind.text === taken) return
    const known = await auth.existUser(kind.text)
    // An error here is ignored: registering reports it too.
    setTaken(known.ok && known.value ? kind.text : undefined)
  }
  const error = (field: string) => {
    const problem = form.reasons.find((candidate) => candidate.field === field)
    return problem === undefined ? undefined : authReasonText(t, problem, store.countryCode)
  }
  const isTaken = taken !== undefined && taken === kind?.text
  return (
    <div className={styles["page"]}>
      <div>
        <h1>{t("signIn.register.title")}</h1>
        <p className={styles["intro"]}>{t("signIn.register.intro")}</p>
        {back.guestOrder !== undefined && (
          <p className={styles["intro"]}>{t("signIn.order", { order: back.guestOrder.orderId })}</p>
        )}
      </div>
      {isRegistered && !isRedirecting && !form.busy && <SignedIn back={back} />}
      <p>
        {t("signIn.haveAccount")} <PageLink to={back.toAuthPage("ItxLoginPage")}>{t("signIn.toSignIn")}</PageLink>
      </p>
      <noscript>
        <NoScriptSignInLink back={back} email={email} hint={hint} />
      </noscript>
      <form ref={form.place} className={styles["form"]} noValidate onSubmit={(event) => void submit(event)}>
        <AuthAlert error={form.error} />
        <LoginIdFields
          email={email}
          error={isTaken ? t("signIn.taken.title") : error("logon")}
          confirmError={error("logonConfirm")}
          onLoginIdChange={setLoginId}
          onLoginIdBlur={() => void checkLoginIdTaken()}
        />
        {isTaken && (
          <p className={styles["links"]}>
            <PageLink to={back.toAuthPage("ItxLoginPage")}>{t("signIn.toSignIn")}</PageLink>
            <PageLink to={back.toAuthPage("ItxResetPasswordPage")}>{t("signIn.forgotten")}</PageLink>
          </p>
        )}
        {currentCode?.isVerified === false && (
          <VerificationCode
            key={currentCode.phone}
            sent={t("signIn.codeSent", { place: currentCode.phone })}
            error={error("code")}
            busy={form.busy}
            onResend={() => void sendCode()}
          />
        )}
        <NewPasswordFields error={error("password")} confirmError={error("passwordConfirm")} />
        <MoreFields loginIdKind={kind?.kind} error={error} />
        {store.configuration["BUSINESS_ACCOUNTS"] === "true" && (
          <CheckField
            label={t("signIn.business")}
            name="isCompany"
            value="true"
            checked={isCompany}
            onChange={({ target }) => setCompany(target.checked)}
          />
        )}
        {isCompany && <CompanyFields countryCode={store.countryCode} error={error} />}
        <PolicyFields problem={form.reasons.find(({ field }) => field === "acceptedPolicies")} />
        {kind?.kind === "phone" && currentCode === undefined && (
          <p className={styles["intro"]}>{t("signIn.codeText", { place: kind.text })}</p>
        )}
        {form.captcha.field(captchaField)}
        <Button type="submit" busy={form.busy || isRedirecting}>
          {t(kind?.kind === "phone" && currentCode === undefined ? "signIn.sendCode" : "signIn.register.submit")}
        </Button>
        <p role="status" className={styles["links"]}>
          {isRedirecting ? t("signIn.inProgress") : null}
        </p>
      </form>
    </div>
  )
}
