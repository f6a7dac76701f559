import type { FormEvent } from "react"
import { useEffect, useRef, useState } from "react"
import type { PickupPoint } from "../../../application/location/findPickupPoints.ts"
import type { GeoPoint } from "../../../domain/location/GeoPoint.ts"
import type { PickupLocation } from "../../../domain/shared/PickupLocation.ts"
import { Button } from "../../design/Button.tsx"
import { Field } from "../../design/fields/Field.tsx"
import { Alert } from "../../design/Alert.tsx"
import { Spinner } from "../../design/Spinner.tsx"
import { requestPosition } from "../../runtime/browser/requestPosition.ts"
import { useCommands } from "../../commands/useCommands.tsx"
import type { DeliveryError } from "../../commands/places/delivery.ts"
import { useText } from "../../runtime/TextProvider.tsx"
import { presentError } from "../../text/presentError.ts"
import { mapMarker, townsOf } from "./mapMarker.ts"
import { PointRow } from "./PointRow.tsx"
import { StoreMap } from "./StoreMap.tsx"
import { useReadMyStore } from "./MyStoreButton.tsx"
import styles from "./StoresDrawer.module.css"

export interface PointFinderProps {
  readonly kind: PickupLocation["kind"]
  /** The town of the customer's address, as the first search term. */
  readonly city: string
  readonly busy: boolean
  readonly onChoose: (place: { readonly place: PickupLocation; readonly lines: readonly string[] }) => void
}

interface SearchResult {
  readonly points?: readonly PickupPoint[]
  readonly error?: DeliveryError
}

/** A search for pickup points. The customer's position is requested only when they press the button for it. */
export function PointFinder({ kind, city, busy, onChoose }: PointFinderProps) {
  const t = useText()
  const commands = useCommands()
  const [found, setFound] = useState<SearchResult>({})
  const [isSearching, setSearching] = useState(true)
  const [position, setPosition] = useState<"asked" | "refused">()
  const [selected, setSelected] = useState<string>()
  useReadMyStore()
  const last = useRef(0)
  const load = async (query: { readonly searchText?: string; readonly point?: GeoPoint }, fallBackToAll = false) => {
    const round = (last.current += 1)
    setSearching(true)
    const answer = await commands.delivery.findPoints({ kind, ...query })
    // Ignores responses to outdated searches.
    if (round !== last.current) return
    if (answer.ok && answer.value.length === 0 && fallBackToAll) return load({})
    setSearching(false)
    setFound(answer.ok ? { points: answer.value } : { error: answer.error })
  }
  useEffect(() => void load({ searchText: city }, true), [])
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setPosition(undefined)
    void load({ searchText: String(new FormData(event.currentTarget).get("searchText") ?? "") })
  }
  const findNearest = async () => {
    setPosition("asked")
    const point = await requestPosition()
    setPosition(point === undefined ? "refused" : undefined)
    if (point !== undefined) await load({ point })
  }
  const { points, error } = found
  const places = (points ?? []).map(({ place }) => place)
  const presentedError = error === undefined || error._tag === "PlaceSearchRefused" ? undefined : presentError(error, t)
  const isEmpty = points?.length === 0 || error?._tag === "PlaceSearchRefused"
  return (
    <section className={styles["stores"]} aria-label={t("delivery.pickupPoints")}>
      <form className={styles["search"]} role="search" onSubmit={search}>
        <Field
          label={t("storeAvailability.searchLabel")}
          name="searchText"
          type="search"
          autoComplete="postal-code"
          enterKeyHint="search"
          maxLength={128}
        />
        <Button type="submit" variant="quiet" busy={isSearching}>
          {t("navigation.search")}
        </Button>
        <Button variant="plain" busy={position === "asked"} onClick={() => void findNearest()}>
          {t("storeAvailability.useLocation")}
        </Button>
      </form>
      <Alert
        title={
          position === "asked"
            ? t("storeAvailability.locating")
            : position === "refused"
              ? t("storeAvailability.locationUnavailable")
              : undefined
        }
      />
      <Alert tone="problem" title={presentedError?.title} details={presentedError?.details}>
        {presentedError !== undefined && <p>{presentedError.text}</p>}
      </Alert>
      <p role="status" className={styles["count"]}>
        {isSearching
          ? t("delivery.searching")
          : points !== undefined && points.length > 0 && t("delivery.pickupPointsFound", { count: points.length })}
        {isSearching && <Spinner kind="running" />}
      </p>
      {isEmpty && !isSearching && (
        <Alert title={t("delivery.noPickupPoints.title")}>
          <p>{t("storeAvailability.noStores.text")}</p>
        </Alert>
      )}
      {places.length > 0 && (
        <StoreMap markers={places.map(mapMarker)} towns={townsOf(places)} selected={selected} onSelect={setSelected} />
      )}
      {points !== undefined && points.length > 0 && (
        <ul className={styles["list"]} aria-busy={isSearching || undefined}>
          {points.map((point) => (
            <PointRow
              key={point.place.id}
              point={point}
              busy={busy}
              isSelected={point.place.id === selected}
              onShow={() => setSelected(point.place.id)}
              onChoose={onChoose}
            />
          ))}
        </ul>
      )}
    </section>
  )
}
