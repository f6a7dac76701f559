import type { StoreArea } from "../../../application/location/storePlaces.ts"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import styles from "./StorePages.module.css"
import { useStorePages } from "./useStorePages.ts"

/** Links to the cities with stores, by area. */
export function StoreAreas({
  areas,
  countryCode,
}: {
  readonly areas: readonly StoreArea[]
  readonly countryCode: string
}) {
  const t = useText()
  const pages = useStorePages()
  if (areas.length === 0) return null
  return (
    <section className={styles["areas"]} aria-labelledby="store-areas">
      <h2 id="store-areas">{t("storePages.byCity")}</h2>
      <ul>
        {areas.map(({ stateCode, stateName, cities }) => (
          <li key={stateCode}>
            <h3>{stateName}</h3>
            <ul>
              {cities.map((city) => (
                <li key={city.id}>
                  <PageLink to={pages.city(city, countryCode)}>{city.name}</PageLink>{" "}
                  <span className={styles["soft"]}>
                    {new Intl.NumberFormat(`${t.language}-u-nu-latn`).format(city.stores)}
                  </span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  )
}
