import type { StoreListPage } from "../../../application/location/StorePages.ts"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useFrame } from "../../runtime/ShopProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { distanceUnit } from "../../../domain/location/storeDistance.ts"
import { StoreAreas } from "./StoreAreas.tsx"
import styles from "./StorePages.module.css"
import { StoreResults } from "./StoreResults.tsx"
import { StoreBreadcrumbs } from "./StoreBreadcrumbs.tsx"
import { useStorePages } from "./useStorePages.ts"

/** The stores of a country, a city or a grouping. */
export function StoreListView({ list }: { readonly list: StoreListPage }) {
  const t = useText()
  const pages = useStorePages()
  const { store } = useFrame()
  const { kind, name, stores, areas, countryCode, countryName = countryCode } = list
  const title = kind === "grouping" ? name : t("storePages.in", { place: name })
  return (
    <div className={styles["page"]}>
      <StoreBreadcrumbs>
        {kind === "city" && countryCode !== undefined && (
          <li>
            <PageLink to={pages.country(countryCode)}>{countryName}</PageLink>
          </li>
        )}
      </StoreBreadcrumbs>
      <h1 id="store-list">{title}</h1>
      <p className={styles["soft"]}>{t("storeAvailability.storesFound", { count: stores.length })}</p>
      <StoreResults stores={stores} unit={distanceUnit(store.countryCode)} labelledBy="store-list" itemHeading="h2" />
      {kind === "country" && countryCode !== undefined && <StoreAreas areas={areas} countryCode={countryCode} />}
    </div>
  )
}
