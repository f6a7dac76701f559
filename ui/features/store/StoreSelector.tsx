import { useState } from "react"
import type { StoreSummary } from "../../../domain/store/Store.ts"
import { Field } from "../../design/fields/Field.tsx"
import { useDeviceMemory } from "../../runtime/DeviceProvider.tsx"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { LANGUAGE_NAMES } from "../../text/languageNames.ts"
import { pageLanguageTag } from "../../text/pageLanguageTag.ts"
import type { TextKey } from "../../text/TextKey.ts"
import { matchingStores, storesByRegion } from "./storeList.ts"
import { StoreListItem } from "./StoreListItem.tsx"
import styles from "./StoreSelector.module.css"

const REGION_TEXTS = new Map<string, TextKey>([
  ["europe", "stores.region.europe"],
  ["americas", "stores.region.americas"],
  ["asia-pacific", "stores.region.asia-pacific"],
  ["middle-east", "stores.region.middle-east"],
  ["africa", "stores.region.africa"],
])

/** All country stores by region. After hydration the last visited store comes first. */
export function StoreSelector({ stores }: { readonly stores: readonly StoreSummary[] }) {
  const t = useText()
  const lastStore = useDeviceMemory((memory) => memory.lastStore)
  const [searchTerm, setSearchTerm] = useState("")
  const found = matchingStores(stores, searchTerm, t.language)
  const last = stores.find((store) => store.id === lastStore?.storeId)
  return (
    <div className={styles["page"]}>
      <header className={styles["head"]}>
        <h1 className={styles["title"]}>{t("stores.heading")}</h1>
        <p className={styles["intro"]}>{t("stores.intro")}</p>
        <nav aria-label={t("stores.readIn")}>
          <ul className={styles["languages"]}>
            {Object.entries(LANGUAGE_NAMES).map(([code, name]) => (
              <li key={code}>
                <PageLink
                  to={{ page: "ItxWorldWidePage", parameters: { "select-store": "1", language: code } }}
                  lang={pageLanguageTag(code)}
                  hrefLang={pageLanguageTag(code)}
                  className={styles["language"]}
                  aria-current={code === t.language.split("-", 1)[0] ? "true" : undefined}
                >
                  {name}
                </PageLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles["filter"]}>
          <Field
            label={t("stores.filter")}
            name="country"
            type="search"
            autoComplete="country-name"
            enterKeyHint="search"
            onChange={(event) => setSearchTerm(event.currentTarget.value)}
          />
          <p className={styles["found"]} role="status">
            {found.length === 0
              ? t("stores.none", { words: searchTerm })
              : searchTerm.trim() === ""
                ? ""
                : t("stores.found", { count: found.length })}
          </p>
        </div>
      </header>
      <div className={styles["regions"]}>
        {last !== undefined && searchTerm.trim() === "" && (
          <section>
            <h2 className={styles["name"]}>{t("stores.lastVisited")}</h2>
            <ul className={styles["list"]}>
              <StoreListItem store={last} languageId={lastStore?.languageId} />
            </ul>
          </section>
        )}
        {storesByRegion(found).map(({ region, stores: regionStores }) => (
          <section key={region}>
            <h2 className={styles["name"]}>{t(REGION_TEXTS.get(region) ?? "stores.region.other")}</h2>
            <ul className={styles["list"]}>
              {regionStores.map((store) => (
                <StoreListItem key={store.id} store={store} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
