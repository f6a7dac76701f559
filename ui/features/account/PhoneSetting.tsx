import { phonePurpose } from "../../../domain/account/CodePurpose.ts"
import { Button } from "../../design/Button.tsx"
import { CheckField } from "../../design/CheckField.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { CodeForm } from "./CodeForm.tsx"
import type { LogonSettingProps } from "./EmailSetting.tsx"
import { FormNotice } from "./FormNotice.tsx"
import { presentAccountProblem } from "./presentAccountProblem.ts"
import { Setting } from "./Setting.tsx"
import styles from "./Setting.module.css"
import { useSettings } from "./useSettings.ts"

/** The telephone number, proved by a code, and whether one may log in by it. */
export function PhoneSetting(props: LogonSettingProps) {
  const t = useText()
  const { phone, logonKinds = [] } = props.user
  const isLogon = logonKinds.includes("phone")
  return (
    <>
      <Setting
        title={t("account.phone")}
        value={phone === undefined ? t("account.notProvided") : <bdi dir="ltr">{phone}</bdi>}
        opens={phone === undefined ? "add" : "change"}
        form={(done) => <PhoneForm {...props} done={done} />}
      />
      <Setting
        title={t("account.phoneSignIn")}
        value={isLogon ? t("account.phoneSignInOn", { phone: phone ?? "" }) : t("account.phoneSignInOff")}
        {...(isLogon ? { form: (done) => <LogonEnd {...props} done={done} /> } : {})}
      />
    </>
  )
}

function PhoneForm({ onUser, captcha, done }: LogonSettingProps & { readonly done: () => void }) {
  const t = useText()
  const form = useSettings()
  const isLogon = (typed: (name: string) => string) => typed("asLogon") !== ""
  const save = async (typed: (name: string) => string) => {
    const answer = await form.ask((settings, solved) =>
      settings.changePhone(typed("phone"), typed("code").trim(), isLogon(typed), solved),
    )
    if (answer === undefined) return
    onUser(answer.value)
    done()
  }
  return (
    <CodeForm
      form={form}
      type="SMS"
      purpose={(typed) => phonePurpose(isLogon(typed))}
      placeField={{
        name: "phone",
        label: t("account.newPhone"),
        hint: t("signIn.loginIdHint"),
        type: "tel",
        autoComplete: "tel",
        inputMode: "tel",
        dir: "ltr",
        alsoNamed: ["logon"],
      }}
      hint={t("account.phoneHint")}
      captcha={captcha}
      onSave={(typed) => void save(typed)}
    >
      <CheckField name="asLogon" label={t("account.usePhoneToSignIn")} />
    </CodeForm>
  )
}

function LogonEnd({ onUser, done }: LogonSettingProps & { readonly done: () => void }) {
  const t = useText()
  const form = useSettings()
  const end = async () => {
    const answer = await form.ask((settings) => settings.removePhoneLogon())
    if (answer === undefined) return
    onUser(answer.value)
    done()
  }
  return (
    <>
      {form.problems.map((problem) => (
        <p key={problem.rule} role="alert" className={styles["problem"]}>
          {presentAccountProblem(t, problem)}
        </p>
      ))}
      <FormNotice error={form.error} />
      <Button variant="quiet" busy={form.busy} onClick={() => void end()}>
        {t("account.phoneSignInStop")}
      </Button>
    </>
  )
}
