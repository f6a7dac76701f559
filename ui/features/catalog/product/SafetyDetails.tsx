import type { ProductSafety, ResponsibleParty } from "../../../../domain/catalog/ProductSafety.ts"
import { useText } from "../../../runtime/TextProvider.tsx"
import styles from "./ProductView.module.css"

/** Manufacturer, responsible person and safety warnings of a product (Regulation (EU) 2023/988). */
export function SafetyDetails({
  safety: { manufacturer, responsiblePerson, warnings },
}: {
  readonly safety: ProductSafety
}) {
  const t = useText()
  const party = (title: string, { name, postalAddress, email }: ResponsibleParty) => (
    <>
      <h2>{title}</h2>
      <address>
        <bdi>{[name, ...postalAddress].join(", ")}</bdi>{" "}
        <a href={`mailto:${encodeURIComponent(email).replace("%40", "@")}`} dir="ltr">
          {email}
        </a>
      </address>
    </>
  )
  return (
    <details className={styles["detail"]}>
      <summary>{t("product.safety")}</summary>
      {party(t("product.manufacturer"), manufacturer)}
      {responsiblePerson !== undefined && party(t("product.responsiblePerson"), responsiblePerson)}
      {warnings.length > 0 && (
        <>
          <h2>{t("product.warnings")}</h2>
          {warnings.map((warning) => (
            <p key={warning}>{warning}</p>
          ))}
        </>
      )}
    </details>
  )
}
