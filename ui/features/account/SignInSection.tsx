import type { LoginSettingProps } from "./EmailSetting.tsx"
import { EmailSetting } from "./EmailSetting.tsx"
import { PasswordSetting } from "./PasswordSetting.tsx"
import { PhoneSetting } from "./PhoneSetting.tsx"
import type { SocialSettingProps } from "./SocialSetting.tsx"
import { SocialSetting } from "./SocialSetting.tsx"

/** All sign-in methods of the account. */
export function SignInSection({ address, ...logon }: LoginSettingProps & Pick<SocialSettingProps, "address">) {
  return (
    <>
      <EmailSetting {...logon} />
      <PasswordSetting {...logon} />
      <PhoneSetting {...logon} />
      <SocialSetting user={logon.user} onUser={logon.onUser} address={address} />
    </>
  )
}
