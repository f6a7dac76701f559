/** Suffix of a marker's image: `on` for the selected one, `off` for all others (S7). */
export type MarkerImage = "on" | "off"

/** Changes of a map after a selection. */
export interface SelectionChange {
  /** Markers whose image changes. */
  readonly images: readonly { readonly id: string; readonly image: MarkerImage }[]
  /** The marker whose info window is open; absent when none is. */
  readonly infoOf?: string
  /** The marker that must be visible: the map pans to it when it is outside. */
  readonly panTo?: string
}

/**
 * Returns the changes when a marker is selected, or none is (S3): at most one marker is selected, has the `on` image
 * and an open info window, and is visible.
 */
export function selectMarker(selected: string | undefined, next: string | undefined): SelectionChange {
  const opened = next === undefined ? {} : { infoOf: next, panTo: next }
  if (selected === next) return { images: [], ...opened }
  return {
    images: [
      ...(selected === undefined ? [] : [{ id: selected, image: "off" as const }]),
      ...(next === undefined ? [] : [{ id: next, image: "on" as const }]),
    ],
    ...opened,
  }
}

/** Returns the address of a marker image below the layout folder of the static host. */
export function markerImageAddress(staticHost: string, image: MarkerImage): string {
  return `${staticHost}/layout/maps/marker_${image}.svg`
}
