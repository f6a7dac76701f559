import type { StoreSummary } from "../../../domain/store/Store.ts"
import { PageLink } from "../../runtime/PageLink.tsx"
import { languageTag } from "../../text/languageTag.ts"
import styles from "./StoreSelector.module.css"

export interface StoreListItemProps {
  readonly store: StoreSummary
  /** The language of the main link; the store's default when absent. */
  readonly languageId?: string | undefined
}

/** One country: its name links to the store, and its languages to the store in each language. */
export function StoreListItem({ store, languageId }: StoreListItemProps) {
  const home = (language: string) => ({ page: "ItxHomePage", storeId: store.id, languageId: language, parameters: {} })
  return (
    <li className={styles["store"]}>
      <PageLink
        to={home(languageId ?? store.languages[0].id)}
        className={styles["country"]}
        lang={languageTag(store.languages[0], store)}
        dir={store.languages[0].direction}
      >
        {store.countryName}
      </PageLink>
      <ul className={styles["languages"]}>
        {store.languages.map((language) => (
          <li key={language.id}>
            <PageLink
              to={home(language.id)}
              lang={languageTag(language, store)}
              hrefLang={languageTag(language, store)}
              className={styles["language"]}
            >
              {language.name}
            </PageLink>
          </li>
        ))}
      </ul>
    </li>
  )
}
