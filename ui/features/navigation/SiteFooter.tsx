import { sellsVirtualGiftCards } from "../../../domain/gift-card/sellsVirtualGiftCards.ts"
import { withdrawalDays } from "../../../domain/returns/withdrawalDays.ts"
import type { StoreFrame } from "../../../application/navigation/PageData.ts"
import { legalDocuments } from "../../../domain/store/legalDocuments.ts"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { NEWSLETTER_PAGE } from "../../../application/newsletter/NewsletterPage.ts"
import { ChatButton } from "../shared/ChatButton.tsx"
import { NewsletterForm } from "../shared/NewsletterForm.tsx"
import { PolicyLink } from "../shared/PolicyLink.tsx"
import { legalLabel } from "../shared/labels/legalLabel.ts"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useOptionalFrame } from "../../runtime/ShopProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { shopPages } from "../../runtime/pages/useShopPages.ts"
import type { TextKey } from "../../text/TextKey.ts"
import styles from "./SiteFooter.module.css"
import { STORE_SELECTOR } from "./storeSelector.ts"
import { ThemeSwitch } from "./ThemeSwitch.tsx"

export interface SiteFooterProps {
  /** The home page of the store on the other of two sites (desktop or mobile). */
  readonly otherSite: { readonly kind: "desktop" | "mobile"; readonly home: string } | undefined
}

/** The footer of every page. */
export function SiteFooter({ otherSite }: SiteFooterProps) {
  const t = useText()
  const frame = useOptionalFrame()
  return (
    <footer className={styles["footer"]} aria-label={t("navigation.footer.label")}>
      <p className={styles["line"]}>{t("navigation.footer.tagline")}</p>
      {frame !== undefined && <NewsletterForm origin="footer" />}
      {frame !== undefined && frame.categories.length > 0 && (
        <ul className={styles["links"]}>
          {frame.categories.map((category) => (
            <li key={category.id}>
              <PageLink to={shopPages(frame).category(category)}>{category.name}</PageLink>
            </li>
          ))}
          <li>
            <PageLink to={shopPages(frame).page("ItxWishlistPage")}>{t("navigation.wishlists")}</PageLink>
          </li>
          {sellsVirtualGiftCards(frame.store) && (
            <li>
              <PageLink to={shopPages(frame).page("GiftCards")}>{t("navigation.giftCards")}</PageLink>
            </li>
          )}
        </ul>
      )}
      {frame !== undefined && (
        <nav aria-label={t("navigation.service.label")}>
          <ul className={styles["links"]}>
            {serviceLinks(frame).map(([label, address]) => (
              <li key={label}>
                <PageLink to={address}>{t(label)}</PageLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <div className={styles["end"]}>
        {frame !== undefined && (
          <>
            <p>
              {t("navigation.currentStore", { country: frame.store.countryName })}.{" "}
              <PageLink to={STORE_SELECTOR}>{t("navigation.changeStore")}</PageLink>
            </p>
            <LegalLinks frame={frame} />
          </>
        )}
        {frame !== undefined && <ChatButton />}
        {otherSite !== undefined && (
          <p>
            <a href={otherSite.home}>{t(`navigation.site.${otherSite.kind}`)}</a>
          </p>
        )}
        <ThemeSwitch />
      </div>
    </footer>
  )
}

/** Help and customer service. The withdrawal must be reachable from every page of a store that has it (R22). */
function serviceLinks(frame: StoreFrame): readonly (readonly [label: TextKey, to: PageAddress])[] {
  const { page } = shopPages(frame)
  const { configuration } = frame.store
  const help = (article: string) => page("ItxHelpPage", { article })
  return [
    ["navigation.service.help", page("ItxHelpPage")],
    ["navigation.service.contact", page("ItxContactPage")],
    ["navigation.service.trackOrder", page("ItxOrderLookupPage")],
    ["navigation.service.delivery", help("delivery")],
    ["navigation.service.returns", help("returns")],
    ["navigation.service.stores", page("ItxStoreLocatorPage")],
    ["navigation.service.newsletter", page(NEWSLETTER_PAGE, { origin: "footer" })],
    ["navigation.service.cookies", page("ItxCookiesPage")],
    ...(withdrawalDays(configuration) === undefined
      ? []
      : [["navigation.service.withdrawal", page("ItxWithdrawalPage")] as const]),
  ]
}

/** The legal pages of the store; in a store without them the policies of its configuration. */
function LegalLinks({ frame }: { readonly frame: StoreFrame }) {
  const t = useText()
  const documents = legalDocuments(frame.store.configuration)
  if (documents.length === 0)
    return (
      <p>
        <PolicyLink of="privacy" />
        {"\u2003"}
        <PolicyLink of="conditions" />
      </p>
    )
  return (
    <ul className={styles["legal"]}>
      {documents.map((document) => (
        <li key={document}>
          <PageLink to={shopPages(frame).page("ItxLegalPage", { document })}>{t(legalLabel(document))}</PageLink>
        </li>
      ))}
    </ul>
  )
}
