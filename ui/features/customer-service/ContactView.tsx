import type { ContactPage } from "../../../application/support/SupportPage.ts"
import { CONTACT_PAGE } from "../../../application/support/SupportPage.ts"
import { Alert } from "../../design/Alert.tsx"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useNavigation } from "../../runtime/NavigationProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useOrderPages } from "../../runtime/pages/useOrderPages.ts"
import { useShopPages } from "../../runtime/pages/useShopPages.ts"
import { CaseStatusForm } from "./CaseStatusForm.tsx"
import { ContactForm } from "./ContactForm.tsx"
import styles from "./Service.module.css"

/** The contact form, and the status of messages and claims. Both forms are posted, with and without scripts. */
export function ContactView({ contact }: { readonly contact: ContactPage }) {
  const t = useText()
  const pages = useOrderPages()
  const { page } = useShopPages()
  const { addressOf } = useNavigation()
  const built = addressOf(page(CONTACT_PAGE))
  const action = built.ok ? built.address : ""
  const { sentCaseId } = contact
  return (
    <div className={styles["page"]}>
      <div>
        <h1>{t("service.contact.title")}</h1>
        <p className={styles["intro"]}>{t("service.contact.intro")}</p>
      </div>
      {sentCaseId === undefined ? (
        <>
          <p className={styles["actions"]}>
            <PageLink to={pages.help()}>{t("navigation.service.help")}</PageLink>
            <PageLink to={pages.claim()}>{t("service.claim.title")}</PageLink>
          </p>
          {contact.lookup === undefined && <ContactForm contact={contact} action={action} />}
        </>
      ) : (
        <Alert tone="success" title={t("service.contact.sent", { number: sentCaseId })}>
          <p>{t("service.contact.sentText", { email: contact.form.email })}</p>
        </Alert>
      )}
      <CaseStatusForm lookup={contact.lookup} sentCaseId={sentCaseId} email={contact.form.email} action={action} />
    </div>
  )
}
