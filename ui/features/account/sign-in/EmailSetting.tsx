import type { User } from "../../../../domain/account/User.ts"
import { hasPassword } from "../../../../domain/account/User.ts"
import { useText } from "../../../runtime/TextProvider.tsx"
import type { CaptchaSlot } from "../../../runtime/useCaptcha.ts"
import { CodeForm } from "../CodeForm.tsx"
import { Setting } from "../Setting.tsx"
import type { SettingField } from "../SettingFields.tsx"
import { useSettings } from "../useSettings.ts"

export interface LoginSettingProps {
  readonly user: User
  readonly onUser: (user: User) => void
  readonly captcha: CaptchaSlot
}

/** The account's email address: changed by code and password, or added by code. */
export function EmailSetting(props: LoginSettingProps) {
  const t = useText()
  const { email } = props.user
  return (
    <Setting
      title={t("account.email")}
      value={email === undefined ? t("account.notProvided") : <bdi dir="ltr">{email}</bdi>}
      action={email === undefined ? "add" : "change"}
      form={(done) => <EmailForm {...props} done={done} />}
    />
  )
}

function EmailForm({ user, onUser, captcha, done }: LoginSettingProps & { readonly done: () => void }) {
  const t = useText()
  const form = useSettings()
  const isFirst = user.email === undefined
  const password: SettingField = {
    name: "password",
    label: t("account.currentPassword"),
    autoComplete: "current-password",
  }
  const save = async (typed: (name: string) => string) => {
    const [newEmail, code] = [typed("newEmail"), typed("code").trim()]
    const answer = await form.ask((settings, solved) =>
      isFirst
        ? settings.addEmailLogin(newEmail, code, solved)
        : settings.changeEmail({ newEmail, code, password: typed("password") }, user, solved),
    )
    if (answer === undefined) return
    onUser(answer.value)
    done()
  }
  return (
    <CodeForm
      form={form}
      type="EMAIL"
      purpose={() => (isFirst ? "EMAIL_LOGON" : "UPDATE_EMAIL")}
      contactField={{
        name: "newEmail",
        label: t("account.newEmail"),
        type: "email",
        autoComplete: "email",
        inputMode: "email",
        dir: "ltr",
        fieldAliases: ["email", "logon"],
      }}
      fields={!isFirst && hasPassword(user) ? [password] : []}
      hint={t(isFirst ? "account.firstEmailHint" : "account.emailHint")}
      captcha={captcha}
      onSave={(typed) => void save(typed)}
    />
  )
}
