import type { Product } from "../../../../domain/catalog/Product.ts"
import { useText } from "../../../runtime/TextProvider.tsx"
import styles from "./ProductView.module.css"
import { SafetyDetails } from "./SafetyDetails.tsx"
import { useDeliveryText } from "./useDeliveryText.ts"

/** What a product is made of, its care, safety and delivery, and its reference. */
export function ProductDetails({ product }: { readonly product: Product }) {
  const t = useText()
  return (
    <>
      {product.description !== undefined && <p className={styles["description"]}>{product.description}</p>}
      <Detail title={t("catalog.composition")} text={product.composition} />
      <Detail title={t("catalog.care")} text={product.care} />
      {product.safety !== undefined && <SafetyDetails safety={product.safety} />}
      <Detail title={t("catalog.delivery")} text={useDeliveryText()} />
      <p className={styles["reference"]}>{t("catalog.reference", { mfname: product.mfname })}</p>
    </>
  )
}

function Detail({ title, text }: { readonly title: string; readonly text: string | undefined }) {
  if (text === undefined || text.trim() === "") return null
  return (
    <details className={styles["detail"]}>
      <summary>{title}</summary>
      {text.split("\n").map((line, index) => (
        <p key={index}>{line}</p>
      ))}
    </details>
  )
}
