import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { island } from "../../runtime/island.tsx"
import { useOptionalFrame } from "../../runtime/ShopProvider.tsx"
import { AccountLink } from "./AccountLink.tsx"
import { CartLink } from "./CartLink.tsx"
import styles from "./SiteHeader.module.css"
import { WishlistLink } from "./WishlistLink.tsx"
import { Wordmark } from "./Wordmark.tsx"

const CategoryMenu = island(async () => (await import("./frameIslands.ts")).frameIslands.CategoryMenu)
const LanguageSwitch = island(async () => (await import("./frameIslands.ts")).frameIslands.LanguageSwitch)
const SearchBox = island(async () => (await import("./frameIslands.ts")).frameIslands.SearchBox)

/** The header of every page. Outside a store it contains only the wordmark. */
export function SiteHeader({ address }: { readonly address: PageAddress }) {
  const frame = useOptionalFrame()
  return (
    <header className={styles["header"]}>
      <Wordmark />
      {frame !== undefined && <CategoryMenu currentSeoId={address.parameters["seoId"]} />}
      {frame !== undefined && (
        <div className={styles["tools"]}>
          <LanguageSwitch address={address} />
          <SearchBox searchTerm={address.parameters["keyWord"]} />
          <AccountLink address={address} />
          <WishlistLink isCurrent={address.page === "ItxWishlistPage"} />
          <CartLink isCurrent={address.page === "ItxShopCartPage"} />
        </div>
      )}
    </header>
  )
}
