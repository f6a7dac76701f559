import { countryCodeExample } from "../../../../domain/address/phoneExample.ts"
import { phonePurpose } from "../../../../domain/account/CodePurpose.ts"
import { Button } from "../../../design/Button.tsx"
import { CheckField } from "../../../design/fields/CheckField.tsx"
import { useFrame } from "../../../runtime/ShopProvider.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { CodeForm } from "../CodeForm.tsx"
import type { LoginSettingProps } from "./EmailSetting.tsx"
import { FormAlert } from "../FormAlert.tsx"
import { presentAccountReason } from "../presentAccountReason.ts"
import { Setting } from "../Setting.tsx"
import styles from "../Setting.module.css"
import { useSettings } from "../useSettings.ts"

/** The telephone number, verified by a code, and whether it can be used to sign in. */
export function PhoneSetting(props: LoginSettingProps) {
  const t = useText()
  const { phone, logonKinds = [] } = props.user
  const isLoginMethod = logonKinds.includes("phone")
  return (
    <>
      <Setting
        title={t("account.phone")}
        value={phone === undefined ? t("account.notProvided") : <bdi dir="ltr">{phone}</bdi>}
        action={phone === undefined ? "add" : "change"}
        form={(done) => <PhoneForm {...props} done={done} />}
      />
      <Setting
        title={t("account.phoneSignIn")}
        value={isLoginMethod ? t("account.phoneSignInOn", { phone: phone ?? "" }) : t("account.phoneSignInOff")}
        {...(isLoginMethod ? { form: (done) => <RemovePhoneLogin {...props} done={done} /> } : {})}
      />
    </>
  )
}

function PhoneForm({ onUser, captcha, done }: LoginSettingProps & { readonly done: () => void }) {
  const t = useText()
  const { countryCode } = useFrame().store
  const form = useSettings()
  const isLoginMethod = (typed: (name: string) => string) => typed("asLogon") !== ""
  const save = async (typed: (name: string) => string) => {
    const answer = await form.ask((settings, solved) =>
      settings.changePhone(typed("phone"), typed("code").trim(), isLoginMethod(typed), solved),
    )
    if (answer === undefined) return
    onUser(answer.value)
    done()
  }
  return (
    <CodeForm
      form={form}
      type="SMS"
      purpose={(typed) => phonePurpose(isLoginMethod(typed))}
      contactField={{
        name: "phone",
        label: t("account.newPhone"),
        hint: t("signIn.loginIdHint", { example: countryCodeExample(countryCode) }),
        type: "tel",
        autoComplete: "tel",
        inputMode: "tel",
        dir: "ltr",
        fieldAliases: ["logon"],
      }}
      hint={t("account.phoneHint")}
      captcha={captcha}
      onSave={(typed) => void save(typed)}
    >
      <CheckField name="asLogon" label={t("account.usePhoneToSignIn")} />
    </CodeForm>
  )
}

function RemovePhoneLogin({ onUser, done }: LoginSettingProps & { readonly done: () => void }) {
  const t = useText()
  const form = useSettings()
  const end = async () => {
    const answer = await form.ask((settings) => settings.removePhoneLogin())
    if (answer === undefined) return
    onUser(answer.value)
    done()
  }
  return (
    <>
      {form.reasons.map((problem) => (
        <p key={problem.rule} role="alert" className={styles["problem"]}>
          {presentAccountReason(t, problem)}
        </p>
      ))}
      <FormAlert error={form.error} />
      <Button variant="quiet" busy={form.busy} onClick={() => void end()}>
        {t("account.phoneSignInStop")}
      </Button>
    </>
  )
}
