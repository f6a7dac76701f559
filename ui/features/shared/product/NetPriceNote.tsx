import { isTaxAdded } from "../../../../domain/store/isTaxAdded.ts"
import { useFrame } from "../../../runtime/ShopProvider.tsx"
import { useText } from "../../../runtime/TextProvider.tsx"
import styles from "./Price.module.css"

/** The note beside net prices; renders nothing in stores with gross prices. */
export function NetPriceNote() {
  const t = useText()
  const { store } = useFrame()
  return isTaxAdded(store) && <small className={styles["explained"]}>{t("price.net")}</small>
}
