import type { FormEvent } from "react"
import { useState } from "react"
import { parseLoginId } from "../../../domain/account/LoginId.ts"
import { countryCodeExample } from "../../../domain/address/phoneExample.ts"
import { Button } from "../../design/Button.tsx"
import { buttonClass } from "../../design/buttonClass.ts"
import { ChoiceGroup } from "../../design/fields/ChoiceGroup.tsx"
import { Field } from "../../design/fields/Field.tsx"
import { Alert } from "../../design/Alert.tsx"
import type { TypedPasswordReset } from "../../commands/auth.ts"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useFrame } from "../../runtime/ShopProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { captchaField } from "./captcha/CaptchaField.tsx"
import { VerificationCode } from "./VerificationCode.tsx"
import styles from "./Auth.module.css"
import { AuthAlert } from "./AuthAlert.tsx"
import { authReasonText } from "./authTexts.ts"
import { NewPasswordFields } from "./NewPasswordFields.tsx"
import { NoScriptSignInLink } from "./NoScriptSignInLink.tsx"
import { passwordConfirmation } from "./readRegistration.ts"
import { useAuthForm } from "./useAuthForm.ts"
import type { AuthViewProps } from "./useReturnTo.ts"
import { useReturnTo } from "./useReturnTo.ts"

/** The channels for the code. */
const RESET_CHANNELS = ["EMAIL", "SMS"] as const
type ResetChannel = (typeof RESET_CHANNELS)[number]

/** Password reset: sends a code, then accepts it with the new password. */
export function ResetView({ address, email, hint }: AuthViewProps) {
  const t = useText()
  const { countryCode } = useFrame().store
  const form = useAuthForm()
  const back = useReturnTo(address)
  const [logon, setLoginId] = useState(email ?? "")
  const [chosen, setChosen] = useState<ResetChannel>()
  const [sent, setSent] = useState<Omit<TypedPasswordReset, "proof">>()
  const [isDone, setDone] = useState(false)
  const isPhone = parseLoginId(logon)?.kind === "phone"
  const channel = chosen ?? (isPhone ? "SMS" : "EMAIL")
  const send = async (reset: Omit<TypedPasswordReset, "proof">) => {
    const answered = await form.ask((commands, captcha) => commands.resetPassword(reset, captcha))
    if (answered !== undefined) setSent(reset)
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    const text = (name: string) => String(data.get(name) ?? "")
    if (sent === undefined)
      return send({ logon: text("logon"), type: channel, ...(text("email") === "" ? {} : { email: text("email") }) })
    const slips = passwordConfirmation(data)
    if (slips.length > 0) return form.refuse(slips)
    const proof = { code: text("code"), newPassword: text("password") }
    setDone((await form.ask((commands, captcha) => commands.resetPassword({ ...sent, proof }, captcha))) !== undefined)
  }
  const error = (field: string) => {
    const problem = form.reasons.find((candidate) => candidate.field === field)
    return problem === undefined ? undefined : authReasonText(t, problem, countryCode)
  }
  return (
    <div className={styles["page"]}>
      <div>
        <h1>{t("signIn.reset.title")}</h1>
        {sent === undefined && <p className={styles["intro"]}>{t("signIn.reset.intro")}</p>}
      </div>
      <noscript>
        <NoScriptSignInLink back={back} email={email} hint={hint} />
      </noscript>
      {isDone ? (
        <Alert
          tone="success"
          title={t("signIn.reset.done.title")}
          actions={
            <PageLink to={back.toAuthPage("ItxLoginPage")} className={buttonClass()}>
              {t("signIn.toSignIn")}
            </PageLink>
          }
        >
          <p>{t("signIn.reset.done.text")}</p>
        </Alert>
      ) : (
        <form ref={form.place} className={styles["form"]} noValidate onSubmit={(event) => void submit(event)}>
          <AuthAlert error={form.error} />
          {sent === undefined ? (
            <>
              <Field
                label={t("signIn.loginId")}
                name="logon"
                autoComplete="username"
                inputMode="email"
                autoCapitalize="none"
                spellCheck={false}
                dir="ltr"
                maxLength={320}
                required
                hint={t("signIn.loginIdHint", { example: countryCodeExample(countryCode) })}
                defaultValue={logon}
                onInput={({ currentTarget }) => setLoginId(currentTarget.value)}
                error={error("logon")}
              />
              <ChoiceGroup
                legend={t("signIn.reset.codeBy")}
                name="way"
                choices={RESET_CHANNELS.map((value) => ({ value, label: t(`signIn.contactMethod.${value}`) }))}
                value={channel}
                onChoose={(value) => setChosen(RESET_CHANNELS.find((known) => known === value))}
              />
              {isPhone && channel === "EMAIL" && (
                <Field
                  label={t("signIn.reset.email")}
                  name="email"
                  type="email"
                  autoComplete="email"
                  dir="ltr"
                  maxLength={320}
                  required
                  hint={t("signIn.reset.emailHint")}
                  error={error("email")}
                />
              )}
            </>
          ) : (
            <>
              <input type="hidden" name="username" autoComplete="username" value={sent.logon} />
              <VerificationCode
                sent={t("signIn.reset.sent", { logon: sent.logon })}
                error={error("code")}
                busy={form.busy}
                onResend={() => void send(sent)}
              />
              <NewPasswordFields error={error("password")} confirmError={error("passwordConfirm")} />
            </>
          )}
          {form.captcha.field(captchaField)}
          <Button type="submit" busy={form.busy}>
            {t(sent === undefined ? "signIn.sendCode" : "signIn.reset.save")}
          </Button>
          {sent !== undefined && (
            <Button
              variant="plain"
              onClick={() => {
                form.refuse([])
                setSent(undefined)
              }}
            >
              {t("signIn.reset.useAnother")}
            </Button>
          )}
        </form>
      )}
      <p className={styles["links"]}>
        <PageLink to={back.toAuthPage("ItxLoginPage")}>{t("signIn.toSignIn")}</PageLink>
      </p>
    </div>
  )
}
