import { PageLink } from "../../runtime/PageLink.tsx"
import { useShopPages } from "../../runtime/pages/useShopPages.ts"
import { useText } from "../../runtime/TextProvider.tsx"

/** Leads to the contact form, the way to customer service while no agent responds. */
export function ContactLink() {
  const t = useText()
  const { page } = useShopPages()
  return <PageLink to={page("ItxContactPage")}>{t("chat.contact")}</PageLink>
}
