import type { StoreResult } from "../../../application/location/storesNear.ts"
import type { DistanceUnit } from "../../../domain/location/storeDistance.ts"
import { formatDistance } from "../../../domain/location/storeDistance.ts"
import { directionsAddress } from "../../../domain/location/directionsAddress.ts"
import { Button } from "../../design/Button.tsx"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useFrame } from "../../runtime/ShopProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { openingText } from "./openingText.ts"
import { StoreAddress } from "./StoreAddress.tsx"
import { MyStoreButton } from "./MyStoreButton.tsx"
import styles from "./StorePages.module.css"
import { useStorePages } from "./useStorePages.ts"

export interface StoreItemProps {
  readonly store: StoreResult
  readonly unit: DistanceUnit
  readonly isSelected: boolean
  readonly onShow: () => void
  /** The level below the heading of the list. */
  readonly heading: "h2" | "h3"
}

/** A physical store in a list: its page, address, distance, today's hours and services. */
export function StoreItem({ store, unit, isSelected, onShow, heading: Heading }: StoreItemProps) {
  const t = useText()
  const pages = useStorePages()
  const { configuration } = useFrame().store
  const { physicalStore, metres } = store
  const { id, name, services, point } = physicalStore
  const opening = openingText(t, store)
  return (
    <li id={`store-${id}`} className={styles["item"]} aria-current={isSelected || undefined}>
      <Heading className={styles["name"]}>
        <PageLink to={pages.detail(physicalStore)}>{name}</PageLink>
      </Heading>
      {metres !== undefined && <p className={styles["distance"]}>{formatDistance(t.language, metres, unit)}</p>}
      <StoreAddress place={physicalStore} />
      {opening !== undefined && (
        <p className={styles["opening"]} data-open={store.isOpen}>
          {opening}
        </p>
      )}
      {services.length > 0 && (
        <p className={styles["soft"]}>{services.map((service) => t(`storePages.service.${service}`)).join(" · ")}</p>
      )}
      <div className={styles["actions"]}>
        <Button
          variant="plain"
          className={styles["scripted"]}
          aria-label={`${t("map.showOnMap")}: ${name}`}
          onClick={onShow}
        >
          {t("map.showOnMap")}
        </Button>
        <MyStoreButton store={physicalStore} />
        <a
          href={directionsAddress(configuration["MAPS_REGION"], point)}
          target="_blank"
          rel="noreferrer"
          aria-label={`${t("storePages.directions")}: ${name}`}
        >
          {t("storePages.directions")}
        </a>
      </div>
    </li>
  )
}
