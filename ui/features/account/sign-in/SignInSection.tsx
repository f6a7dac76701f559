import type { Passkey } from "../../../../domain/account/Passkey.ts"
import type { UserSession } from "../../../../domain/account/UserSession.ts"
import type { LoginSettingProps } from "./EmailSetting.tsx"
import { EmailSetting } from "./EmailSetting.tsx"
import { PasskeysSetting } from "./PasskeysSetting.tsx"
import { PasswordSetting } from "./PasswordSetting.tsx"
import { PhoneSetting } from "./PhoneSetting.tsx"
import { SessionsSetting } from "./SessionsSetting.tsx"
import type { SocialSettingProps } from "./SocialSetting.tsx"
import { SocialSetting } from "./SocialSetting.tsx"

export interface SignInSectionProps extends LoginSettingProps, Pick<SocialSettingProps, "address"> {
  /** The devices that are signed in; absent if they could not be loaded. */
  readonly sessions: readonly UserSession[] | undefined
  /** The account's passkeys; absent if they could not be loaded. */
  readonly passkeys: readonly Passkey[] | undefined
}

/** All sign-in methods of the account, and the devices that are signed in. */
export function SignInSection({ address, sessions, passkeys, ...logon }: SignInSectionProps) {
  return (
    <>
      <EmailSetting {...logon} />
      <PasswordSetting {...logon} />
      <PasskeysSetting passkeys={passkeys} device={sessions?.find(({ isCurrent }) => isCurrent)?.device} />
      <PhoneSetting {...logon} />
      <SocialSetting user={logon.user} onUser={logon.onUser} address={address} />
      <SessionsSetting sessions={sessions} />
    </>
  )
}
