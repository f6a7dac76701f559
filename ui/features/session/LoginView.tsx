import type { FormEvent } from "react"
import { useState } from "react"
import { Button } from "../../design/Button.tsx"
import { CheckField } from "../../design/fields/CheckField.tsx"
import { Field } from "../../design/fields/Field.tsx"
import { PasswordField } from "../../design/fields/PasswordField.tsx"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useFrame } from "../../runtime/ShopProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useOrderPages } from "../../runtime/pages/useOrderPages.ts"
import { useIsRegistered } from "../../runtime/useIsRegistered.ts"
import { captchaField } from "./captcha/CaptchaField.tsx"
import styles from "./Auth.module.css"
import { AuthAlert } from "./AuthAlert.tsx"
import { authReasonText } from "./authTexts.ts"
import { NoScriptSignInLink } from "./NoScriptSignInLink.tsx"
import { PasskeyButton } from "./PasskeyButton.tsx"
import { SignedIn } from "./SignedIn.tsx"
import { SocialLoginCallback } from "./SocialLoginCallback.tsx"
import { SocialLogins } from "./SocialLogins.tsx"
import { useAuthForm } from "./useAuthForm.ts"
import { usePasskeySignIn } from "./usePasskeySignIn.ts"
import type { AuthViewProps } from "./useReturnTo.ts"
import { useReturnTo } from "./useReturnTo.ts"

/** The action of the form without scripts: the backend's own sign-in, which redirects back. */
const SIGN_IN_FORM_ACTION = "/integration/oauth2/login?storeId="
const CONTEXTS = ["checkout", "account", "wishlist"] as const

/** The sign-in page: with a password, with a social login, or continue as a guest. */
export function LoginView({ address, email, hint }: AuthViewProps) {
  const t = useText()
  const { store, language } = useFrame()
  const form = useAuthForm()
  const pages = useOrderPages()
  const back = useReturnTo(address)
  const isRegistered = useIsRegistered()
  const [isRedirecting, setRedirecting] = useState(false)
  const { context, guest_flow: guestFlow, socialType, code, state } = address.parameters
  const [isAnswered, setAnswered] = useState(false)
  const answer = socialType === undefined || code === undefined ? undefined : { socialType, code, state }
  const known = CONTEXTS.find((name) => name === context)
  const passkey = usePasskeySignIn(
    back,
    () => form.place.current === null || new FormData(form.place.current).has("rememberMe"),
    () => setRedirecting(true),
  )
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    passkey.stop()
    const data = new FormData(event.currentTarget)
    const typed = {
      logon: String(data.get("email") ?? ""),
      password: String(data.get("password") ?? ""),
      rememberMe: data.get("rememberMe") !== null,
      guestOrder: back.guestOrder,
    }
    const entered = await form.ask((commands, captcha) => commands.signIn(typed, captcha))
    if (entered === undefined) return
    setRedirecting(true)
    await back.continueTo()
  }
  const error = (field: string) => {
    const problem = form.reasons.find((candidate) => candidate.field === field && candidate.rule !== "credentials")
    return problem === undefined ? undefined : authReasonText(t, problem, store.countryCode)
  }
  return (
    <div className={styles["page"]}>
      <div>
        <h1>{t("signIn.login.title")}</h1>
        {known !== undefined && <p className={styles["intro"]}>{t(`signIn.context.${known}`)}</p>}
      </div>
      {isRegistered && !isRedirecting && !form.busy && <SignedIn back={back} />}
      {answer !== undefined && <SocialLoginCallback answer={answer} back={back} onFailed={() => setAnswered(true)} />}
      {(answer === undefined || isAnswered) && (
        <>
          <form
            ref={form.place}
            className={styles["form"]}
            method="post"
            action={`${SIGN_IN_FORM_ACTION}${store.id}`}
            noValidate
            onSubmit={(event) => void submit(event)}
          >
            <AuthAlert error={form.error} />
            <input type="hidden" name="redirectUri" value={back.path} />
            <input type="hidden" name="language" value={language.id} />
            <Field
              label={t("signIn.loginId")}
              name="email"
              autoComplete="username webauthn"
              inputMode="email"
              autoCapitalize="none"
              spellCheck={false}
              dir="ltr"
              maxLength={320}
              required
              defaultValue={email}
              error={error("logon")}
              onFocus={passkey.suggest}
            />
            <PasswordField
              label={t("signIn.password")}
              name="password"
              autoComplete="current-password"
              required
              error={error("password")}
            />
            <CheckField label={t("signIn.remember")} name="rememberMe" value="true" defaultChecked />
            {form.captcha.field(captchaField)}
            <Button type="submit" busy={form.busy || isRedirecting}>
              {t("signIn.login.submit")}
            </Button>
            <p role="status" className={styles["links"]}>
              {isRedirecting ? t("signIn.inProgress") : null}
            </p>
          </form>
          <PasskeyButton state={passkey} />
          <p className={styles["links"]}>
            <PageLink to={back.toAuthPage("ItxResetPasswordPage")}>{t("signIn.forgotten")}</PageLink>
            <PageLink to={pages.lookup()}>{t("navigation.findOrder")}</PageLink>
            {guestFlow === "true" && <a href={back.path}>{t("signIn.continueAsGuest")}</a>}
          </p>
          <SocialLogins back={back} />
        </>
      )}
      <section className={styles["section"]}>
        <h2>{t("signIn.newHere")}</h2>
        <p>
          <PageLink to={back.toAuthPage("ItxRegisterPage")}>{t("signIn.createAccount")}</PageLink>
        </p>
      </section>
      <noscript>
        <NoScriptSignInLink back={back} context={context} email={email} hint={hint} />
      </noscript>
    </div>
  )
}
