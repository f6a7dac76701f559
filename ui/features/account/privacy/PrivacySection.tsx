import type { User } from "../../../../domain/account/User.ts"
import type { NewsletterSubscription } from "../../../../domain/newsletter/NewsletterSubscription.ts"
import { useText } from "../../../runtime/TextProvider.tsx"
import { AccountDeletion } from "./AccountDeletion.tsx"
import { DataExport } from "./DataExport.tsx"
import { Setting } from "../Setting.tsx"

export interface PrivacySectionProps {
  readonly user: User
  readonly newsletter: NewsletterSubscription | undefined
  readonly onDeleted: () => void
}

/** Privacy settings: the newsletter, the data export and account deletion. */
export function PrivacySection({ user, newsletter, onDeleted }: PrivacySectionProps) {
  const t = useText()
  return (
    <>
      {user.email !== undefined && (
        <Setting
          title={t("account.newsletter")}
          value={newsletter === undefined ? t("account.loadFailed") : t(`account.newsletter.${newsletter.status}`)}
        />
      )}
      <DataExport />
      <AccountDeletion user={user} onDeleted={onDeleted} />
    </>
  )
}
