import { useEffect, useEffectEvent, useId, useRef, useState } from "react"
import type { DrawnMap, MapFailure, MapMarker, MapTown } from "../../../application/location/MapPort.ts"
import type { MapView } from "../../../domain/location/mapView.ts"
import { Alert } from "../../design/Alert.tsx"
import { Button } from "../../design/Button.tsx"
import { Icon } from "../../design/Icon.tsx"
import { Spinner } from "../../design/Spinner.tsx"
import { useCommands } from "../../commands/useCommands.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import styles from "./StoreMap.module.css"

export interface StoreMapProps {
  readonly markers: readonly MapMarker[]
  readonly towns?: readonly MapTown[]
  /** Absent: all markers are fitted. */
  readonly view?: MapView
  /** The selected marker; a selection opens the map. */
  readonly selected: string | undefined
  readonly onSelect: (id: string | undefined) => void
}

type Drawing = "closed" | "loading" | "shown" | MapFailure

const isFailure = (drawing: Drawing): drawing is MapFailure => !["closed", "loading", "shown"].includes(drawing)

/**
 * A map of places beside their list. Its code is loaded when the customer asks for the map. Every failure says why
 * there is no map, and the list stays usable. Keyboards and screen readers use the list.
 */
export function StoreMap({ markers, towns = [], view, selected, onSelect }: StoreMapProps) {
  const t = useText()
  const commands = useCommands()
  const elementId = useId()
  /** Attempts to draw it; 0: the customer has not asked for it. */
  const [attempt, setAttempt] = useState(0)
  const [drawing, setDrawing] = useState<Drawing>("closed")
  const [attribution, setAttribution] = useState<readonly string[]>([])
  const map = useRef<DrawnMap>(undefined)
  const fail = (reason: MapFailure) => {
    map.current?.remove()
    map.current = undefined
    setDrawing(reason)
  }
  const press = useEffectEvent((id: string | undefined) => onSelect(id))
  const draw = useEffectEvent(async (isCurrent: () => boolean) => {
    setDrawing("loading")
    const result = await commands.maps.draw({
      elementId,
      markers,
      towns,
      language: t.language,
      ...(view === undefined ? {} : { view }),
      onSelect: press,
      onFailure: ({ reason }) => fail(reason),
    })
    if (!isCurrent()) return result.ok ? result.value.remove() : undefined
    if (!result.ok) return fail(result.error._tag === "MapUnavailable" ? result.error.reason : "network")
    map.current = result.value
    setAttribution(result.value.attribution)
    setDrawing("shown")
    if (selected !== undefined) result.value.select(selected)
  })
  useEffect(() => {
    if (attempt === 0) return undefined
    let isCurrent = true
    void draw(() => isCurrent)
    return () => {
      isCurrent = false
      map.current?.remove()
      map.current = undefined
    }
  }, [attempt])
  useEffect(() => {
    if (selected !== undefined && attempt === 0) open()
    map.current?.select(selected)
  }, [selected])
  const ids = markers.map(({ id }) => id).join(" ")
  useEffect(() => map.current?.showMarkers(markers), [ids])
  const open = () => {
    setDrawing("loading")
    setAttempt(attempt + 1)
  }
  const close = () => {
    setAttempt(0)
    setDrawing("closed")
    onSelect(undefined)
  }
  return (
    <div className={styles["map"]}>
      {drawing === "loading" || drawing === "shown" ? (
        <>
          <div className={styles["frame"]} role="group" aria-label={t("map.label")} aria-busy={drawing === "loading"}>
            <div id={elementId} className={styles["canvas"]} dir="ltr" />
            {drawing === "loading" && (
              <p className={styles["loading"]}>
                {t("map.loading")} <Spinner kind="running" />
              </p>
            )}
            {drawing === "shown" && (
              <div className={styles["zoom"]}>
                <Button variant="icon" aria-label={t("map.zoomIn")} onClick={() => map.current?.zoomBy(1)}>
                  <Icon name="plus" />
                </Button>
                <Button variant="icon" aria-label={t("map.zoomOut")} onClick={() => map.current?.zoomBy(-1)}>
                  <Icon name="minus" />
                </Button>
              </div>
            )}
          </div>
          <p className={styles["below"]}>
            <Button variant="plain" onClick={close}>
              {t("map.hide")}
            </Button>
            {attribution.length > 0 && <small dir="auto">{t("map.data", { sources: attribution.join(" · ") })}</small>}
          </p>
        </>
      ) : (
        <Button variant="quiet" className={styles["open"]} onClick={open}>
          {t(isFailure(drawing) ? "map.retry" : "map.show")}
        </Button>
      )}
      <Alert title={isFailure(drawing) ? t("map.failed.title") : undefined}>
        {isFailure(drawing) && <p>{t(`map.failed.${drawing}`)}</p>}
      </Alert>
    </div>
  )
}
