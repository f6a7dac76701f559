import { useState } from "react"
import { accountNotices, hasPassword } from "../../../../domain/account/User.ts"
import { PasswordGuidance } from "../../shared/PasswordGuidance.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import type { LoginSettingProps } from "./EmailSetting.tsx"
import { Setting } from "../Setting.tsx"
import type { SettingField } from "../SettingFields.tsx"
import { SettingFields } from "../SettingFields.tsx"
import { useSettings } from "../useSettings.ts"

/** The password: changed with the current one, or set for an account that has only social logins. */
export function PasswordSetting(props: LoginSettingProps) {
  const t = useText()
  const isSet = hasPassword(props.user)
  const isInsecure = accountNotices(props.user).includes("insecurePassword")
  return (
    <Setting
      title={t("account.password")}
      value={t(isInsecure ? "account.notice.insecurePassword" : isSet ? "account.passwordSet" : "account.noPassword")}
      action={isSet ? "change" : "add"}
      form={(done) => <PasswordForm {...props} done={done} />}
    />
  )
}

function PasswordForm({
  user,
  onUser,
  captcha,
  done,
}: LoginSettingProps & { readonly done: (confirmation?: string) => void }) {
  const t = useText()
  const form = useSettings()
  const [typedPassword, setTyped] = useState("")
  const isSet = hasPassword(user)
  const before: SettingField = {
    name: "oldPassword",
    label: t("account.currentPassword"),
    autoComplete: "current-password",
  }
  const save = async (typed: (name: string) => string) => {
    const change = {
      oldPassword: typed("oldPassword"),
      newPassword: typed("newPassword"),
      newPasswordConfirm: typed("newPasswordConfirm"),
    }
    const answer = await form.ask((settings, solved) => settings.changePassword(change, user, solved))
    if (answer === undefined) return
    onUser(answer.value)
    done(t("account.passwordChanged"))
  }
  return (
    <SettingFields
      form={form}
      fields={[
        ...(isSet ? [before] : []),
        {
          name: "newPassword",
          label: t("signIn.newPassword"),
          autoComplete: "new-password",
          fieldAliases: ["password"],
          onInput: (event) => setTyped(event.currentTarget.value),
        },
        { name: "newPasswordConfirm", label: t("signIn.passwordConfirm"), autoComplete: "new-password" },
      ]}
      submit={t("account.save")}
      captcha={form.captcha.field(captcha)}
      onSubmit={(typed) => void save(typed)}
    >
      <PasswordGuidance password={typedPassword} />
    </SettingFields>
  )
}
