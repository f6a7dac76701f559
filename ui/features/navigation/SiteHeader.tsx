import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { HydrationBoundary } from "../../runtime/island.tsx"
import { useOptionalFrame } from "../../runtime/ShopProvider.tsx"
import { AccountLink } from "./AccountLink.tsx"
import { CartLink } from "./CartLink.tsx"
import { CategoryMenu } from "./CategoryMenu.tsx"
import { LanguageSwitch } from "./LanguageSwitch.tsx"
import { SearchBox } from "./SearchBox.tsx"
import styles from "./SiteHeader.module.css"
import { WishlistLink } from "./WishlistLink.tsx"
import { Wordmark } from "./Wordmark.tsx"

/** The header of every page, an island. Outside a store it contains only the wordmark. */
export function SiteHeader({ address }: { readonly address: PageAddress }) {
  const frame = useOptionalFrame()
  return (
    <header className={styles["header"]}>
      <Wordmark />
      {frame !== undefined && (
        <HydrationBoundary>
          <CategoryMenu currentSeoId={address.parameters["seoId"]} />
        </HydrationBoundary>
      )}
      {frame !== undefined && (
        <div className={styles["tools"]}>
          <HydrationBoundary>
            <LanguageSwitch address={address} />
            <SearchBox searchTerm={address.parameters["keyWord"]} />
          </HydrationBoundary>
          <AccountLink address={address} />
          <WishlistLink isCurrent={address.page === "ItxWishlistPage"} />
          <CartLink isCurrent={address.page === "ItxShopCartPage"} />
        </div>
      )}
    </header>
  )
}
