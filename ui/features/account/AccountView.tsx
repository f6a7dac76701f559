import type { ReactNode } from "react"
import { useState } from "react"
import type { AccountPage } from "../../../application/account/AccountPage.ts"
import { ACCOUNT_PAGE, ACCOUNT_SECTIONS } from "../../../application/account/AccountPage.ts"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { Button } from "../../design/Button.tsx"
import { useCommands } from "../../commands/useCommands.tsx"
import { useNavigation } from "../../runtime/NavigationProvider.tsx"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useShopPages } from "../../runtime/pages/useShopPages.ts"
import type { AddressFormProps } from "./addresses/AddressesSection.tsx"
import { AddressesSection } from "./addresses/AddressesSection.tsx"
import { AccountDeleted } from "./privacy/AccountDeleted.tsx"
import styles from "./AccountView.module.css"
import { BookingsSection } from "./bookings/BookingsSection.tsx"
import type { CaptchaSlot } from "../../runtime/useCaptcha.ts"
import { FamilySection } from "./family/FamilySection.tsx"
import { NewsletterSection } from "./newsletter/NewsletterSection.tsx"
import { OrdersSection } from "./orders/OrdersSection.tsx"
import { OverviewSection } from "./OverviewSection.tsx"
import { PoliciesSection } from "./PoliciesSection.tsx"
import { PrivacySection } from "./privacy/PrivacySection.tsx"
import { ProfileSection } from "./ProfileSection.tsx"
import { SignInSection } from "./sign-in/SignInSection.tsx"
import type { CardFormSlotProps } from "./wallet/WalletCards.tsx"
import { WalletSection } from "./wallet/WalletSection.tsx"

export interface AccountViewProps {
  readonly account: AccountPage
  readonly address: PageAddress
  readonly captcha: CaptchaSlot
  /** The form for an address of the customer's address book. */
  readonly addressForm: (props: AddressFormProps) => ReactNode
  /** The form for a card to save. */
  readonly cardForm: (props: CardFormSlotProps) => ReactNode
}

/** One section of the account, with links to the others and a sign-out button. */
export function AccountView(props: AccountViewProps) {
  const { account } = props
  const t = useText()
  const { page } = useShopPages()
  const [isDeleted, setDeleted] = useState(false)
  if (isDeleted) return <AccountDeleted />
  return (
    <div className={styles["page"]}>
      <nav aria-label={t("account.sections")} className={styles["sections"]}>
        <ul className={styles["list"]}>
          {ACCOUNT_SECTIONS.map((section) => (
            <li key={section}>
              <PageLink
                to={page(ACCOUNT_PAGE, section === "overview" ? {} : { section })}
                aria-current={section === account.section ? "page" : undefined}
              >
                {t(`account.${section}.title`)}
              </PageLink>
            </li>
          ))}
        </ul>
        <LogOut />
      </nav>
      <div className={styles["content"]}>
        <h1>{t(`account.${account.section}.title`)}</h1>
        <noscript>
          <p className={styles["noScript"]}>
            {t(account.section === "wallet" ? "wallet.noScript" : "account.noScript")}
          </p>
        </noscript>
        <Section key={account.section} {...props} onDeleted={() => setDeleted(true)} />
      </div>
    </div>
  )
}

function LogOut() {
  const t = useText()
  const { auth } = useCommands()
  const { addressOf } = useNavigation()
  const { home } = useShopPages()
  const [busy, setBusy] = useState(false)
  const leave = () => {
    const built = addressOf(home)
    setBusy(true)
    void auth.signOut(built.ok ? built.address : "/").then(() => setBusy(false))
  }
  return (
    <Button variant="plain" busy={busy} onClick={leave}>
      {t("signIn.signOut")}
    </Button>
  )
}

/** Shows the account from the latest response. */
function Section({
  account,
  address,
  captcha,
  addressForm,
  cardForm,
  onDeleted,
}: AccountViewProps & { readonly onDeleted: () => void }): ReactNode {
  const [user, setUser] = useState(account.user)
  switch (account.section) {
    case "overview":
      return <OverviewSection user={user} orders={account.orders} />
    case "orders":
      return <OrdersSection content={account} captcha={captcha} />
    case "bookings":
      return <BookingsSection user={user} bookings={account.bookings} />
    case "addresses":
      return <AddressesSection user={user} addresses={account.addresses} captcha={captcha} addressForm={addressForm} />
    case "wallet":
      return (
        <WalletSection
          content={account.content}
          captcha={captcha}
          cardForm={cardForm}
          parameters={address.parameters}
        />
      )
    case "profile":
      return (
        <ProfileSection
          user={user}
          onUser={setUser}
          mainAddress={account.address}
          address={address}
          captcha={captcha}
        />
      )
    case "sign-in":
      return (
        <SignInSection
          user={user}
          onUser={setUser}
          address={address}
          captcha={captcha}
          sessions={account.sessions}
          passkeys={account.passkeys}
        />
      )
    case "policies":
      return <PoliciesSection policies={account.policies} />
    case "family":
      return <FamilySection family={account.family} cards={account.cards} parameters={address.parameters} />
    case "newsletter":
      return <NewsletterSection user={user} newsletter={account.newsletter} captcha={captcha} />
    case "privacy":
      return <PrivacySection user={user} newsletter={account.newsletter} onDeleted={onDeleted} />
  }
}
