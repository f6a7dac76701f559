import { useState } from "react"
import type { PickupPoint } from "../../../application/location/findPickupPoints.ts"
import type { PickupLocation } from "../../../domain/shared/PickupLocation.ts"
import { distanceUnit, formatDistance } from "../../../domain/location/storeDistance.ts"
import { Button } from "../../design/Button.tsx"
import { useFrame } from "../../runtime/ShopProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { Hours } from "./Hours.tsx"
import { FavouriteToggle } from "./FavouriteToggle.tsx"
import { MyStoreButton } from "./MyStoreButton.tsx"
import styles from "./StoresDrawer.module.css"

export interface PointRowProps {
  readonly point: PickupPoint
  readonly busy: boolean
  /** It is selected on the map. */
  readonly isSelected: boolean
  readonly onShow: () => void
  readonly onChoose: (place: { readonly place: PickupLocation; readonly lines: readonly string[] }) => void
}

/** A pickup point: location, distance, today's hours, and buttons to choose it and to add it to the favourites. */
export function PointRow({ point: { place, today }, busy, isSelected, onShow, onChoose }: PointRowProps) {
  const t = useText()
  const unit = distanceUnit(useFrame().store.countryCode)
  const { id, kind, name, addressLines, zipCode, city, metres, openingHours } = place
  const [isFavourite, setFavourite] = useState(place.isFavourite)
  const choose = () =>
    onChoose({
      place: kind === "store" ? { kind, physicalStoreId: id } : { kind: "droppoint", dropPointId: id },
      lines: [name, `${addressLines.join(", ")}, ${zipCode} ${city}`],
    })
  const marks = [kind === "packstation" && t("delivery.parcelLocker"), isFavourite && t("delivery.favorite")].filter(
    (mark) => mark !== false,
  )
  return (
    <li className={styles["store"]} aria-current={isSelected || undefined}>
      <h3 className={styles["title"]}>
        {name}
        {marks.length > 0 && <span className={styles["badge"]}> {marks.join(" · ")}</span>}
      </h3>
      {metres !== undefined && <p className={styles["distance"]}>{formatDistance(t.language, metres, unit)}</p>}
      <p className={styles["address"]}>
        <bdi>{addressLines.join(", ")}</bdi>, <bdi dir="ltr">{zipCode}</bdi> {city}
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
      {kind === "store" && <MyStoreButton store={place} />}
      <FavouriteToggle place={place} isFavourite={isFavourite} onChange={setFavourite} />
      <Button variant="quiet" busy={busy} onClick={choose} aria-label={`${t("delivery.pickUpHere")}: ${name}`}>
        {t("delivery.pickUpHere")}
      </Button>
    </li>
  )
}
