import { sellsVirtualGiftCards } from "../../../domain/gift-card/sellsVirtualGiftCards.ts"
import { ChatButton } from "../shared/ChatButton.tsx"
import { PolicyLink } from "../shared/PolicyLink.tsx"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useOptionalFrame } from "../../runtime/ShopProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { shopPages } from "../../runtime/useShopPages.ts"
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
      <div className={styles["end"]}>
        {frame !== undefined && (
          <>
            <p>
              {t("navigation.currentStore", { country: frame.store.countryName })}.{" "}
              <PageLink to={STORE_SELECTOR}>{t("navigation.changeStore")}</PageLink>
            </p>
            <p>
              <PolicyLink of="privacy" />
              {"\u2003"}
              <PolicyLink of="conditions" />
            </p>
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
