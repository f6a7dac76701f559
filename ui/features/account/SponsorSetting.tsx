import { useText } from "../../runtime/TextProvider.tsx"
import type { UserSettingProps } from "./BirthdaySetting.tsx"
import { Setting } from "./Setting.tsx"
import { SettingFields } from "./SettingFields.tsx"
import { useSettings } from "./useSettings.ts"

/** The referral code the customer signed up with, which can be set once, and their own code to share. */
export function SponsorSetting(props: UserSettingProps) {
  const t = useText()
  const { id, sponsorId, sponsorCode } = props.user
  return (
    <>
      <Setting
        title={t("account.referrer")}
        value={sponsorId === undefined ? t("account.notProvided") : t("account.referrerNamed", { id: sponsorId })}
        {...(sponsorId === undefined
          ? ({
              action: "add",
              hint: t("account.referrerHint"),
              form: (done) => <SponsorForm {...props} done={done} />,
            } as const)
          : {})}
      />
      {sponsorCode !== undefined && (
        <Setting
          title={t("account.referralCode")}
          value={<code dir="ltr">{sponsorCode}</code>}
          hint={t("account.referralCodeHint", { id })}
        />
      )}
    </>
  )
}

function SponsorForm({ user, onUser, done }: UserSettingProps & { readonly done: () => void }) {
  const t = useText()
  const form = useSettings()
  const save = async (typed: (name: string) => string) => {
    const email = typed("sponsorEmail").trim()
    const sponsor = {
      userId: typed("sponsorId"),
      sponsorCode: typed("sponsorCode"),
      ...(email === "" ? {} : { email }),
    }
    const answer = await form.ask((settings) => settings.setSponsor(sponsor, user))
    if (answer === undefined) return
    onUser(answer.value)
    done()
  }
  return (
    <SettingFields
      form={form}
      fields={[
        {
          name: "sponsorId",
          label: t("account.referrerNumber"),
          inputMode: "numeric",
          autoComplete: "off",
          dir: "ltr",
          maxLength: 20,
        },
        { name: "sponsorCode", label: t("account.referrerCode"), autoComplete: "off", dir: "ltr", maxLength: 128 },
        {
          name: "sponsorEmail",
          label: t("account.referrerEmail"),
          type: "email",
          inputMode: "email",
          autoComplete: "off",
          dir: "ltr",
          isOptional: true,
          fieldAliases: ["email"],
        },
      ]}
      submit={t("account.save")}
      captcha={null}
      onSubmit={(typed) => void save(typed)}
    />
  )
}
