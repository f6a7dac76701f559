import { NEWSLETTER_PAGE } from "../../../application/newsletter/NewsletterPage.ts"
import { buttonClass } from "../../design/buttonClass.ts"
import { useNavigation } from "../../runtime/NavigationProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useShopPages } from "../../runtime/pages/useShopPages.ts"
import styles from "./NewsletterForm.module.css"

export interface NewsletterFormProps {
  /** ID of the form's place, one of `listNewsletterOrigins`. */
  readonly origin: "footer" | "checkout"
  /** The known address. */
  readonly email?: string | undefined
}

/** Posts an email address to the newsletter page, which asks for the consent. Works without scripts. */
export function NewsletterForm({ origin, email }: NewsletterFormProps) {
  const t = useText()
  const { addressOf } = useNavigation()
  const target = addressOf(useShopPages().page(NEWSLETTER_PAGE, { step: "subscribe" }))
  return (
    <form className={styles["form"]} method="post" action={target.ok ? target.address : undefined}>
      <label htmlFor={`newsletter-${origin}`}>{t("navigation.newsletter.label")}</label>
      <input
        id={`newsletter-${origin}`}
        className={styles["input"]}
        name="email"
        type="email"
        autoComplete="email"
        dir="ltr"
        maxLength={320}
        required
        defaultValue={email}
      />
      <button className={buttonClass("quiet")} name="origin" value={origin}>
        {t("navigation.newsletter.submit")}
      </button>
    </form>
  )
}
