import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import type { User } from "../../../domain/account/User.ts"
import type { Address } from "../../../domain/address/Address.ts"
import type { CaptchaSlot } from "../../runtime/CaptchaSlot.ts"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useFrame } from "../../runtime/ShopProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { languageTag } from "../../text/languageTag.ts"
import { BirthdaySetting } from "./BirthdaySetting.tsx"
import { CompanySetting } from "./CompanySetting.tsx"
import { ContactSetting } from "./ContactSetting.tsx"
import { nameOf } from "./nameOf.ts"
import { Setting } from "./Setting.tsx"
import styles from "./Setting.module.css"
import { SponsorSetting } from "./SponsorSetting.tsx"

export interface ProfileSectionProps {
  readonly user: User
  readonly onUser: (user: User) => void
  readonly mainAddress: Address | undefined
  readonly address: PageAddress
  readonly captcha: CaptchaSlot
}

/** The customer's personal details. */
export function ProfileSection({ user, onUser, mainAddress, address, captcha }: ProfileSectionProps) {
  const t = useText()
  const { store, language } = useFrame()
  return (
    <>
      <Setting
        title={t("account.name")}
        value={nameOf(user) ?? t("account.notProvided")}
        hint={t("account.nameHint")}
      />
      {user.nickname !== undefined && <Setting title={t("account.nickname")} value={<bdi>{user.nickname}</bdi>} />}
      {user.kind === "business" && <CompanySetting address={mainAddress} captcha={captcha} />}
      <BirthdaySetting user={user} onUser={onUser} />
      <ContactSetting user={user} onUser={onUser} />
      <Setting
        title={t("account.language")}
        value={
          <ul className={styles["languages"]}>
            {store.languages.map((other) => (
              <li key={other.id}>
                <PageLink
                  to={{ ...address, languageId: other.id }}
                  lang={languageTag(other, store)}
                  hrefLang={languageTag(other, store)}
                  aria-current={other.id === language.id ? "true" : undefined}
                >
                  {other.name}
                </PageLink>
              </li>
            ))}
          </ul>
        }
      />
      <SponsorSetting user={user} onUser={onUser} />
    </>
  )
}
