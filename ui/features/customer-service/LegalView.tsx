import type { LegalPage } from "../../../application/content/HelpPage.ts"
import { legalDocuments } from "../../../domain/store/legalDocuments.ts"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useFrame } from "../../runtime/ShopProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useOrderPages } from "../../runtime/pages/useOrderPages.ts"
import { legalLabel } from "../shared/labels/legalLabel.ts"
import { PlainText } from "./PlainText.tsx"
import styles from "./Service.module.css"

/** A legal text of the store, with links to the others. */
export function LegalView({ legal: { document, text } }: { readonly legal: LegalPage }) {
  const t = useText()
  const pages = useOrderPages()
  const { configuration } = useFrame().store
  return (
    <div className={styles["page"]}>
      <nav aria-label={t("service.legal.label")}>
        <ul className={styles["trail"]}>
          {legalDocuments(configuration).map((name) => (
            <li key={name}>
              <PageLink to={pages.legal(name)} aria-current={name === document ? "page" : undefined}>
                {t(legalLabel(name))}
              </PageLink>
            </li>
          ))}
        </ul>
      </nav>
      <h1>{text.title}</h1>
      {text.introduction !== undefined && <PlainText text={text.introduction} />}
      {text.sections.map((section) => (
        <section key={section.title} className={styles["article"]}>
          <h2>{section.title}</h2>
          <PlainText text={section.text} />
        </section>
      ))}
    </div>
  )
}
