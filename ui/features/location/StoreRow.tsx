import { useState } from "react"
import type { StoreWithStock } from "../../../application/location/findInStores.ts"
import { distanceUnit, formatDistance } from "../../../domain/location/storeDistance.ts"
import { Button } from "../../design/Button.tsx"
import { useFrame } from "../../runtime/ShopProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { Hours } from "./Hours.tsx"
import { FavouriteToggle } from "./FavouriteToggle.tsx"
import { MyStoreButton } from "./MyStoreButton.tsx"
import styles from "./StoresDrawer.module.css"

export interface StoreRowProps {
  readonly store: StoreWithStock
  /** It is selected on the map. */
  readonly isSelected: boolean
  readonly onShow: () => void
  readonly onReserve: () => void
}

/**
 * A physical store: location, distance, hours and stock, with buttons to reserve an item and to add it to the
 * favourites.
 */
export function StoreRow({ store, isSelected, onShow, onReserve }: StoreRowProps) {
  const t = useText()
  const unit = distanceUnit(useFrame().store.countryCode)
  const { physicalStore, units, shelf, today, catentryId } = store
  const { id, name, addressLines, zipCode, city, metres, openingHours } = physicalStore
  const [isFavourite, setFavourite] = useState(physicalStore.isFavourite)
  return (
    <li className={styles["store"]} aria-current={isSelected || undefined}>
      <h3 className={styles["title"]}>
        {name}
        {isFavourite && <span className={styles["badge"]}> {t("storeAvailability.yourStore")}</span>}
      </h3>
      {metres !== undefined && <p className={styles["distance"]}>{formatDistance(t.language, metres, unit)}</p>}
      <p className={styles["address"]}>
        <bdi>{addressLines.join(", ")}</bdi>, <bdi dir="ltr">{zipCode}</bdi> {city}
      </p>
      <p className={styles["stock"]} data-stock={shelf}>
        {shelf === "few" ? t("storeAvailability.stock.few", { count: units }) : t(`storeAvailability.stock.${shelf}`)}
      </p>
      {today !== undefined && (
        <p className={styles["today"]}>
          {"time" in today
            ? t(`storeAvailability.${today.state}`, { time: today.time })
            : t(`storeAvailability.${today.state}`)}
        </p>
      )}
      <details className={styles["hours"]}>
        <summary>{t("storeAvailability.hours")}</summary>
        <Hours hours={openingHours} />
      </details>
      <Button variant="plain" aria-label={`${t("map.showOnMap")}: ${name}`} onClick={onShow}>
        {t("map.showOnMap")}
      </Button>
      <MyStoreButton store={physicalStore} />
      <FavouriteToggle place={{ kind: "store", id, name }} isFavourite={isFavourite} onChange={setFavourite} />
      {catentryId !== undefined && shelf !== "none" && (
        <Button variant="quiet" onClick={onReserve} aria-label={`${t("storeAvailability.reserve")}: ${name}`}>
          {t("storeAvailability.reserve")}
        </Button>
      )}
    </li>
  )
}
