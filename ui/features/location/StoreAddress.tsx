import type { Place } from "../../../domain/location/Place.ts"
import styles from "./StorePages.module.css"

/** The address of a place in one line. */
export function StoreAddress({ place: { addressLines, zipCode, city } }: { readonly place: Place }) {
  return (
    <p className={styles["soft"]}>
      <bdi>{addressLines.join(", ")}</bdi>, <bdi dir="ltr">{zipCode}</bdi> <bdi>{city}</bdi>
    </p>
  )
}
