import type { ContactMethod } from "../../../domain/account/ContactMethod.ts"
import { ChoiceGroup } from "../../design/fields/ChoiceGroup.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import type { UserSettingProps } from "./BirthdaySetting.tsx"
import { presentAccountReason } from "./presentAccountReason.ts"
import { Setting } from "./Setting.tsx"
import { SettingFields } from "./SettingFields.tsx"
import { useSettings } from "./useSettings.ts"

const METHODS: readonly ContactMethod[] = ["EMAIL", "SMS", "PHONE"]

/** Contact preferences. */
export function ContactSetting(props: UserSettingProps) {
  const t = useText()
  const chosen = methodOf(props.user.contactMethod)
  return (
    <Setting
      title={t("account.contact")}
      value={chosen === undefined ? t("account.notProvided") : t(`signIn.contactMethod.${chosen}`)}
      form={(done) => <ContactForm {...props} done={done} />}
    />
  )
}

function ContactForm({ user, onUser, done }: UserSettingProps & { readonly done: () => void }) {
  const t = useText()
  const form = useSettings()
  const problem = form.reasons.find(({ field }) => field === "contactMethod")
  const save = async (method: ContactMethod) => {
    const answer = await form.ask((settings) => settings.changeContactMethod(method, user))
    if (answer === undefined) return
    onUser(answer.value)
    done()
  }
  return (
    <SettingFields
      form={form}
      fields={[]}
      hiddenFields={["contactMethod"]}
      submit={t("account.save")}
      captcha={null}
      onSubmit={(typed) => void save(methodOf(typed("contactMethod")) ?? "EMAIL")}
    >
      <ChoiceGroup
        legend={t("account.contact")}
        legendHidden
        name="contactMethod"
        defaultValue={methodOf(user.contactMethod) ?? "EMAIL"}
        choices={METHODS.map((method) => ({
          value: method,
          label: t(`signIn.contactMethod.${method}`),
          note: (method === "EMAIL" ? user.email : user.phone) ?? t("account.notProvided"),
        }))}
        error={problem === undefined ? undefined : presentAccountReason(t, problem)}
      />
    </SettingFields>
  )
}

function methodOf(text: string | undefined): ContactMethod | undefined {
  return METHODS.find((method) => method === text)
}
