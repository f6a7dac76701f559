import type { FormEvent } from "react"
import { useEffect, useRef, useState } from "react"
import type { CollectionPoint } from "../../../application/location/findCollectionPoints.ts"
import type { GeoPoint } from "../../../domain/location/GeoPoint.ts"
import type { CollectionPlace } from "../../../domain/shared/CollectionPlace.ts"
import { Button } from "../../design/Button.tsx"
import { Field } from "../../design/Field.tsx"
import { Notice } from "../../design/Notice.tsx"
import { Thread } from "../../design/Thread.tsx"
import { askDelivery } from "../../runtime/askDelivery.ts"
import { askPosition } from "../../runtime/askPosition.ts"
import { useCommands } from "../../runtime/CommandsProvider.tsx"
import type { DeliveryError } from "../../runtime/DeliveryCommands.ts"
import { useText } from "../../runtime/TextProvider.tsx"
import { presentError } from "../../text/presentError.ts"
import { PointRow } from "./PointRow.tsx"
import styles from "./StoresDrawer.module.css"

export interface PointFinderProps {
  readonly kind: CollectionPlace["kind"]
  /** Town of the shopper's address: what is looked for first. */
  readonly city: string
  readonly busy: boolean
  readonly onChoose: (place: { readonly place: CollectionPlace; readonly lines: readonly string[] }) => void
}

interface Found {
  readonly points?: readonly CollectionPoint[]
  readonly error?: DeliveryError
}

/**
 * Places where an order can be collected, to choose one. The shopper's position is asked for when they press for it,
 * and not before.
 */
export function PointFinder({ kind, city, busy, onChoose }: PointFinderProps) {
  const t = useText()
  const commands = useCommands()
  const [found, setFound] = useState<Found>({})
  const [isLooking, setLooking] = useState(true)
  const [position, setPosition] = useState<"asked" | "refused">()
  const last = useRef(0)
  const look = async (where: { readonly words?: string; readonly point?: GeoPoint }, orAnywhere = false) => {
    const round = (last.current += 1)
    setLooking(true)
    const answer = await askDelivery(commands, (delivery) => delivery.findPoints({ kind, ...where }))
    // An answer that comes after a newer question was asked is to another question.
    if (round !== last.current) return
    if (answer.ok && answer.value.length === 0 && orAnywhere) return look({})
    setLooking(false)
    setFound(answer.ok ? { points: answer.value } : { error: answer.error })
  }
  useEffect(() => void look({ words: city }, true), [])
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setPosition(undefined)
    void look({ words: String(new FormData(event.currentTarget).get("words") ?? "") })
  }
  const here = async () => {
    setPosition("asked")
    const point = await askPosition()
    setPosition(point === undefined ? "refused" : undefined)
    if (point !== undefined) await look({ point })
  }
  const { points, error } = found
  const words = error === undefined || error._tag === "PlaceSearchRefused" ? undefined : presentError(error, t)
  const isEmpty = points?.length === 0 || error?._tag === "PlaceSearchRefused"
  return (
    <section className={styles["stores"]} aria-label={t("delivery.pickupPoints")}>
      <form className={styles["search"]} role="search" onSubmit={search}>
        <Field
          label={t("storeAvailability.searchLabel")}
          name="words"
          type="search"
          autoComplete="postal-code"
          enterKeyHint="search"
          maxLength={128}
        />
        <Button type="submit" variant="quiet" busy={isLooking}>
          {t("navigation.search")}
        </Button>
        <Button variant="plain" busy={position === "asked"} onClick={() => void here()}>
          {t("storeAvailability.useLocation")}
        </Button>
      </form>
      <Notice
        title={
          position === "asked"
            ? t("storeAvailability.locating")
            : position === "refused"
              ? t("storeAvailability.locationUnavailable")
              : undefined
        }
      />
      <Notice tone="problem" title={words?.title} details={words?.details}>
        {words !== undefined && <p>{words.text}</p>}
      </Notice>
      <p role="status" className={styles["count"]}>
        {isLooking
          ? t("delivery.searching")
          : points !== undefined && points.length > 0 && t("delivery.pickupPointsFound", { count: points.length })}
        {isLooking && <Thread kind="running" />}
      </p>
      {isEmpty && !isLooking && (
        <Notice title={t("delivery.noPickupPoints.title")}>
          <p>{t("storeAvailability.noStores.text")}</p>
        </Notice>
      )}
      {points !== undefined && points.length > 0 && (
        <ul className={styles["list"]} aria-busy={isLooking || undefined}>
          {points.map((point) => (
            <PointRow key={point.place.id} point={point} busy={busy} onChoose={onChoose} />
          ))}
        </ul>
      )}
    </section>
  )
}
