import { useState } from "react"
import type { Address } from "../../../domain/address/Address.ts"
import type { CaptchaSlot } from "../../runtime/useCaptcha.ts"
import { useText } from "../../runtime/TextProvider.tsx"
import { Setting } from "./Setting.tsx"
import { SettingFields } from "./SettingFields.tsx"
import { useSettings } from "./useSettings.ts"

/** The company of a business customer. It is stored with the main address, so it requires one. */
export function CompanySetting({
  address: known,
  captcha,
}: {
  readonly address: Address | undefined
  readonly captcha: CaptchaSlot
}) {
  const t = useText()
  const [address, setAddress] = useState(known)
  const { company, email2 } = address ?? {}
  return (
    <Setting
      title={t("account.company")}
      value={
        company === undefined ? (
          t("account.notProvided")
        ) : (
          <>
            <p>
              <bdi>{company.name}</bdi>
            </p>
            <p>
              <bdi dir="ltr">{company.vatin}</bdi>
            </p>
            <p>
              <bdi dir="ltr">{email2}</bdi>
            </p>
          </>
        )
      }
      hint={t(address === undefined ? "account.companyNeedsAddress" : "account.companyHint")}
      {...(address?.id === undefined
        ? {}
        : {
            form: (done: () => void) => (
              <CompanyForm
                address={address}
                addressId={address.id ?? ""}
                onAddress={setAddress}
                captcha={captcha}
                done={done}
              />
            ),
          })}
    />
  )
}

interface CompanyFormProps {
  readonly address: Address
  readonly addressId: string
  readonly onAddress: (address: Address) => void
  readonly captcha: CaptchaSlot
  readonly done: () => void
}

function CompanyForm({ address: { company, email2 }, addressId, onAddress, captcha, done }: CompanyFormProps) {
  const t = useText()
  const form = useSettings()
  const save = async (typed: (name: string) => string) => {
    const answer = await form.ask((settings, solved) =>
      settings.changeCompany(
        addressId,
        { companyName: typed("companyName"), vatin: typed("vatin"), email2: typed("email2") },
        solved,
      ),
    )
    if (answer === undefined) return
    onAddress(answer.value)
    done()
  }
  return (
    <SettingFields
      form={form}
      fields={[
        {
          name: "companyName",
          label: t("signIn.companyName"),
          defaultValue: company?.name,
          autoComplete: "organization",
          isOptional: true,
          maxLength: 128,
        },
        {
          name: "vatin",
          label: t("signIn.vatin"),
          defaultValue: company?.vatin,
          autoComplete: "off",
          dir: "ltr",
          maxLength: 128,
        },
        {
          name: "email2",
          label: t("signIn.email2"),
          defaultValue: email2,
          type: "email",
          inputMode: "email",
          autoComplete: "email",
          dir: "ltr",
        },
      ]}
      submit={t("account.save")}
      captcha={form.captcha.field(captcha)}
      onSubmit={(typed) => void save(typed)}
    />
  )
}
