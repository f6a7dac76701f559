import { useEffect, useRef } from "react"
import type { PageAddress } from "../../../domain/navigation/PageAddress.ts"
import { VisuallyHidden } from "../../design/VisuallyHidden.tsx"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useFrame } from "../../runtime/ShopProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { languageTag } from "../../text/languageTag.ts"
import { closeOnOutsideInteraction } from "./closeOnOutsideInteraction.ts"
import styles from "./LanguageSwitch.module.css"
import { STORE_SELECTOR } from "./storeSelector.ts"

/** Links to this page in the store's other languages and to the store selector. */
export function LanguageSwitch({ address }: { readonly address: PageAddress }) {
  const t = useText()
  const { store, language } = useFrame()
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => (box.current === null ? undefined : closeOnOutsideInteraction(box.current)), [])
  return (
    <div ref={box} className={styles["box"]}>
      <details name="tools">
        <summary className={styles["summary"]}>
          <VisuallyHidden>
            {t("navigation.language")}: {language.name}
          </VisuallyHidden>
          <span className={styles["short"]} aria-hidden="true">
            <span className={styles["countryCode"]}>{store.countryCode} / </span>
            {language.code.toUpperCase()}
          </span>
          <span className={styles["long"]} aria-hidden="true">
            {store.countryName} / {language.name}
          </span>
        </summary>
        <div className={styles["panel"]}>
          <ul className={styles["languages"]}>
            {store.languages.map((other) => (
              <li key={other.id}>
                <PageLink
                  to={{ ...address, languageId: other.id }}
                  className={styles["language"]}
                  lang={languageTag(other, store)}
                  hrefLang={languageTag(other, store)}
                  aria-current={other.id === language.id ? "true" : undefined}
                >
                  {other.name}
                </PageLink>
              </li>
            ))}
          </ul>
          <p className={styles["country"]}>
            {t("navigation.currentStore", { country: store.countryName })}{" "}
            <PageLink to={STORE_SELECTOR}>{t("navigation.changeStore")}</PageLink>
          </p>
        </div>
      </details>
    </div>
  )
}
