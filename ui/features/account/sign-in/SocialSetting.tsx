import { useEffect, useRef } from "react"
import type { PageAddress } from "../../../../domain/navigation/PageAddress.ts"
import type { SocialProvider } from "../../../../domain/account/SocialProvider.ts"
import { socialProviders } from "../../../../domain/account/SocialProvider.ts"
import type { User } from "../../../../domain/account/User.ts"
import { Button } from "../../../design/Button.tsx"
import { useCommands } from "../../../commands/useCommands.tsx"
import { useNavigation } from "../../../runtime/NavigationProvider.tsx"
import { useFrame } from "../../../runtime/ShopProvider.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { FormAlert } from "../FormAlert.tsx"
import { presentAccountReason } from "../presentAccountReason.ts"
import styles from "../Setting.module.css"
import { useSettings } from "../useSettings.ts"

export interface SocialSettingProps {
  readonly user: User
  readonly onUser: (user: User) => void
  /** Contains the provider's response after the customer returns from one. */
  readonly address: PageAddress
}

/** The social logins of this store, to link and unlink. A provider that is no longer offered can still be unlinked. */
export function SocialSetting({ user, onUser, address }: SocialSettingProps) {
  const t = useText()
  const { configuration } = useFrame().store
  const { addressOf } = useNavigation()
  const { auth } = useCommands()
  const form = useSettings()
  const linkedProvider = useProviderAnswer(address, form, onUser)
  const offered = socialProviders(configuration)
  const linked = (user.logonKinds ?? []).filter((kind) => kind !== "email" && kind !== "phone")
  const others = linked
    .filter((type) => offered.every((provider) => provider.type !== type))
    .map((type): SocialProvider => ({ type, name: type, address: "" }))
  const link = (provider: SocialProvider) => {
    const back = addressOf({ ...address, parameters: { section: "sign-in" } })
    if (back.ok) void auth.beginSocialLogin(provider, back.address, back.address)
  }
  const unlink = async (type: string) => {
    const answer = await form.ask((settings) => settings.unlinkSocialIdentity(type))
    if (answer !== undefined) onUser(answer.value)
  }
  return (
    <section className={styles["setting"]} aria-labelledby="account-social">
      <h2 id="account-social" className={styles["title"]}>
        {t("account.linkedAccounts")}
      </h2>
      {offered.length + others.length === 0 && <p>{t("account.noProviders")}</p>}
      {linkedProvider !== undefined && form.busy && (
        <p role="status">{t("account.linking", { provider: linkedProvider })}</p>
      )}
      <ul className={styles["rows"]}>
        {[...offered, ...others].map((provider) => {
          const isLinked = linked.includes(provider.type)
          return (
            <li key={provider.type} className={styles["row"]}>
              <span>
                {provider.name}
                <small className={styles["state"]}>{t(isLinked ? "account.linked" : "account.notLinked")}</small>
              </span>
              <Button
                variant="quiet"
                aria-disabled={form.busy || undefined}
                onClick={() => (isLinked ? void unlink(provider.type) : link(provider))}
              >
                {t(isLinked ? "account.unlink" : "account.link", { provider: provider.name })}
              </Button>
            </li>
          )
        })}
      </ul>
      {form.reasons.map((problem) => (
        <p key={problem.rule} role="alert" className={styles["problem"]}>
          {presentAccountReason(t, problem)}
        </p>
      ))}
      <FormAlert error={form.error} />
    </section>
  )
}

/**
 * Links the identity from a provider's response in the address, once. Returns the provider's type while the request is
 * pending.
 */
function useProviderAnswer(
  { parameters: { code, socialType, state } }: PageAddress,
  form: ReturnType<typeof useSettings>,
  onUser: (user: User) => void,
): string | undefined {
  const hasRequested = useRef(false)
  useEffect(() => {
    if (code === undefined || socialType === undefined || hasRequested.current) return
    hasRequested.current = true
    void form
      .ask((settings) => settings.linkSocialIdentity({ socialType, code, state }))
      .then((answer) => (answer === undefined ? undefined : onUser(answer.value)))
  }, [code, socialType])
  return code === undefined ? undefined : socialType
}
