import type { User } from "../../../domain/account/User.ts"
import { birthdayFormatFor, padBirthday, formatBirthday } from "../../../domain/account/birthdayFormat.ts"
import { useFrame } from "../../runtime/ShopProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { Setting } from "./Setting.tsx"
import { SettingFields } from "./SettingFields.tsx"
import { useSettings } from "./useSettings.ts"

export interface UserSettingProps {
  readonly user: User
  readonly onUser: (user: User) => void
}

/** An example whose day and month cannot be confused. */
const EXAMPLE = "1996-02-29"

/** The birthday, a calendar date (R23), in the date format of the store's country. */
export function BirthdaySetting(props: UserSettingProps) {
  const t = useText()
  const format = birthdayFormatFor(useFrame().store.countryCode)
  const { birthdate } = props.user
  return (
    <Setting
      title={t("account.birthday")}
      value={
        birthdate === undefined ? (
          t("account.notProvided")
        ) : (
          <time dateTime={birthdate}>
            <bdi dir="ltr">{formatBirthday(birthdate, format)}</bdi>
          </time>
        )
      }
      action={birthdate === undefined ? "add" : "change"}
      form={(done) => <BirthdayForm {...props} format={format} done={done} />}
    />
  )
}

function BirthdayForm({
  user: { birthdate },
  onUser,
  format,
  done,
}: UserSettingProps & { readonly format: string; readonly done: () => void }) {
  const t = useText()
  const form = useSettings()
  const example = formatBirthday(EXAMPLE, format)
  const save = async (typed: string) => {
    const answer = await form.ask((settings) => settings.changeBirthday(padBirthday(typed, format), format))
    if (answer === undefined) return
    onUser(answer.value)
    done()
  }
  return (
    <SettingFields
      form={form}
      fields={[
        {
          name: "birthday",
          label: t("account.birthday"),
          hint: t("account.birthdayHint", { example }),
          defaultValue: birthdate === undefined ? "" : formatBirthday(birthdate, format),
          autoComplete: "off",
          inputMode: "numeric",
          dir: "ltr",
          maxLength: 32,
        },
      ]}
      parameters={{ example }}
      submit={t("account.save")}
      captcha={null}
      onSubmit={(typed) => void save(typed("birthday"))}
    />
  )
}
