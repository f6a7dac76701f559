import type { FormEvent } from "react"
import { useState } from "react"
import { logonOf } from "../../../domain/account/Logon.ts"
import { Button } from "../../design/Button.tsx"
import { CheckField } from "../../design/CheckField.tsx"
import { useCommands } from "../../runtime/CommandsProvider.tsx"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useFrame } from "../../runtime/ShopProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useIsRegistered } from "../../runtime/useIsRegistered.ts"
import { captchaField } from "./CaptchaField.tsx"
import { CodePart } from "./CodePart.tsx"
import { CompanyFields } from "./CompanyFields.tsx"
import styles from "./Entry.module.css"
import { EntryNotice } from "./EntryNotice.tsx"
import { entryProblemText } from "./entryWords.ts"
import { LogonFields } from "./LogonFields.tsx"
import { MoreFields } from "./MoreFields.tsx"
import { NewPasswordFields } from "./NewPasswordFields.tsx"
import { PlainPage } from "./PlainPage.tsx"
import { PolicyFields } from "./PolicyFields.tsx"
import { confirmationProblems, readRegistration } from "./readRegistration.ts"
import { SignedIn } from "./SignedIn.tsx"
import { useEntryForm } from "./useEntryForm.ts"
import type { EntryViewProps } from "./useWayBack.ts"
import { useWayBack } from "./useWayBack.ts"

/**
 * A new account. A telephone number as logon is proved by a code first; everything typed stays until the account is
 * there.
 */
export function RegisterView({ address, email, hint }: EntryViewProps) {
  const t = useText()
  const { store } = useFrame()
  const { account } = useCommands()
  const form = useEntryForm()
  const back = useWayBack(address)
  const isRegistered = useIsRegistered()
  const [isLeaving, setLeaving] = useState(false)
  const [logon, setLogon] = useState(email ?? "")
  const [taken, setTaken] = useState<string>()
  const [code, setCode] = useState<{ readonly phone: string; readonly isProven: boolean }>()
  const [isCompany, setCompany] = useState(false)
  const kind = logonOf(logon)
  const codeHere = kind?.kind === "phone" && code?.phone === kind.text ? code : undefined
  const sendCode = async () => {
    const sent = await form.ask((core, captcha) => core.sendRegistrationCode(logon, captcha))
    if (sent !== undefined) setCode({ phone: sent.value, isProven: false })
  }
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (form.busy || isLeaving) return
    const data = new FormData(event.currentTarget)
    const slips = confirmationProblems(data)
    if (slips.length > 0) return form.refuse(slips)
    if (kind?.kind === "phone" && codeHere === undefined) return sendCode()
    if (codeHere?.isProven === false) {
      const proved = await form.ask((core) =>
        core.proveRegistrationPhone(codeHere.phone, String(data.get("code") ?? "")),
      )
      if (proved === undefined) return
      setCode({ ...codeHere, isProven: true })
    }
    const made = await form.ask((core, captcha) =>
      core.register({ ...readRegistration(data, store.countryCode), guestOrder: back.guestOrder }, captcha),
    )
    if (made === undefined) return
    setLeaving(true)
    await back.goOn()
  }
  const askWhetherTaken = async () => {
    if (kind === undefined || kind.text === taken) return
    const known = await account((core) => core.existUser(kind.text))
    // No answer is no hindrance: registering tells it too.
    setTaken(known.ok && known.value ? kind.text : undefined)
  }
  const error = (field: string) => {
    const problem = form.problems.find((candidate) => candidate.field === field)
    return problem === undefined ? undefined : entryProblemText(t, problem)
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
      {isRegistered && !isLeaving && !form.busy && <SignedIn back={back} />}
      <p>
        {t("signIn.haveAccount")} <PageLink to={back.toEntry("ItxLoginPage")}>{t("signIn.toSignIn")}</PageLink>
      </p>
      <noscript>
        <PlainPage back={back} email={email} hint={hint} />
      </noscript>
      <form ref={form.place} className={styles["form"]} noValidate onSubmit={(event) => void submit(event)}>
        <EntryNotice error={form.error} />
        <LogonFields
          email={email}
          error={isTaken ? t("signIn.taken.title") : error("logon")}
          confirmError={error("logonConfirm")}
          onType={setLogon}
          onLeave={() => void askWhetherTaken()}
        />
        {isTaken && (
          <p className={styles["links"]}>
            <PageLink to={back.toEntry("ItxLoginPage")}>{t("signIn.toSignIn")}</PageLink>
            <PageLink to={back.toEntry("ItxResetPasswordPage")}>{t("signIn.forgotten")}</PageLink>
          </p>
        )}
        {codeHere?.isProven === false && (
          <CodePart
            key={codeHere.phone}
            sent={t("signIn.codeSent", { place: isolated(codeHere.phone) })}
            error={error("code")}
            busy={form.busy}
            onAgain={() => void sendCode()}
          />
        )}
        <NewPasswordFields error={error("password")} confirmError={error("passwordConfirm")} />
        <MoreFields logonKind={kind?.kind} error={error} />
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
        <PolicyFields problem={form.problems.find(({ field }) => field === "acceptedPolicies")} />
        {kind?.kind === "phone" && codeHere === undefined && (
          <p className={styles["intro"]}>{t("signIn.codeText", { place: isolated(kind.text) })}</p>
        )}
        {form.captcha.field(captchaField)}
        <Button type="submit" busy={form.busy || isLeaving}>
          {t(kind?.kind === "phone" && codeHere === undefined ? "signIn.sendCode" : "signIn.register.submit")}
        </Button>
        <p role="status" className={styles["links"]}>
          {isLeaving ? t("signIn.inProgress") : null}
        </p>
      </form>
    </div>
  )
}

/** A number among words that may run the other way. */
function isolated(text: string): string {
  return `\u2068${text}\u2069`
}
