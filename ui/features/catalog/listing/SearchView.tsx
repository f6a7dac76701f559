import { useEffect } from "react"
import type { SearchPage } from "../../../../application/catalog/loadSearchPage.ts"
import type { PageAddress } from "../../../../domain/navigation/PageAddress.ts"
import { productQueryFrom } from "../../../../domain/catalog/ProductQuery.ts"
import { Button } from "../../../design/Button.tsx"
import { Field } from "../../../design/fields/Field.tsx"
import { useCommands } from "../../../commands/useCommands.tsx"
import { useNavigation } from "../../../runtime/NavigationProvider.tsx"
import { island } from "../../../runtime/island.tsx"
import { PageLink } from "../../../runtime/PageLink.tsx"
import { allowsPersonalization } from "../../../runtime/allowsPersonalization.ts"
import { useFrame } from "../../../runtime/ShopProvider.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import { useShopPages } from "../../../runtime/pages/useShopPages.ts"
import { seenInSearch } from "./listingContexts.ts"
import styles from "./SearchView.module.css"

const ProductListing = island(async () => (await import("./ProductListing.tsx")).ProductListing, ["search"])

export interface SearchViewProps {
  readonly search: SearchPage
  readonly address: PageAddress
}

/** The results of a search; without results, alternatives. */
export function SearchView({ search: { term, list, similar = [] }, address }: SearchViewProps) {
  const t = useText()
  const pages = useShopPages()
  const { browse } = useCommands()
  const found = list.totalCount > 0
  // Records every search with results, however it was opened.
  useEffect(() => {
    if (found && allowsPersonalization()) void browse.rememberSearch(term)
  }, [term, found])
  const query = productQueryFrom(address.parameters)
  const filtered =
    query.colors.length + query.sizes.length + query.categories.length > 0 ||
    query.physicalStoreId !== undefined ||
    query.priceMin !== undefined ||
    query.priceMax !== undefined
  if (found || filtered)
    return (
      <>
        <header className={styles["header"]}>
          <h1 className={styles["title"]}>{t("catalog.resultsFor", { term })}</h1>
        </header>
        <ProductListing list={list} address={address} seen={seenInSearch(term)} />
      </>
    )
  return (
    <div className={styles["none"]}>
      <h1 className={styles["title"]}>{term === "" ? t("catalog.searchLabel") : t("catalog.noResults", { term })}</h1>
      {term !== "" && <p className={styles["help"]}>{t("catalog.noResultsHelp")}</p>}
      {similar.length > 0 && (
        <p className={styles["similar"]}>
          {t("catalog.didYouMean")}{" "}
          {similar.map((other) => (
            <PageLink key={other} to={pages.search(other)}>
              <bdi>{other}</bdi>
            </PageLink>
          ))}
        </p>
      )}
      <SearchAgain term={term} />
      <CategoryLinks />
    </div>
  )
}

function SearchAgain({ term }: { readonly term: string }) {
  const t = useText()
  const pages = useShopPages()
  const { addressOf, go } = useNavigation()
  const action = addressOf(pages.page("ItxSearchPage"))
  return (
    <form
      key={term}
      role="search"
      className={styles["searchForm"]}
      method="get"
      action={action.ok ? action.address : undefined}
      onSubmit={(event) => {
        event.preventDefault()
        const keyWord = new FormData(event.currentTarget).get("keyWord")
        if (typeof keyWord === "string" && keyWord.trim() !== "") go(pages.search(keyWord.trim()))
      }}
    >
      <Field
        label={t("catalog.searchLabel")}
        name="keyWord"
        type="search"
        enterKeyHint="search"
        maxLength={128}
        defaultValue={term}
        required
        className={styles["field"]}
      />
      <Button type="submit">{t("catalog.search")}</Button>
    </form>
  )
}

function CategoryLinks() {
  const t = useText()
  const pages = useShopPages()
  const { categories } = useFrame()
  if (categories.length === 0) return null
  return (
    <nav aria-label={t("catalog.browseCategories")}>
      <p className={styles["help"]}>{t("catalog.browseCategories")}</p>
      <ul className={styles["categories"]}>
        {categories.map((category) => (
          <li key={category.id}>
            <PageLink to={pages.category(category)}>{category.name}</PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
