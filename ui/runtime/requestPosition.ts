import type { GeoPoint } from "../../domain/location/GeoPoint.ts"

/** How long a device may look for itself, in milliseconds. */
const POSITION_TIMEOUT_MILLIS = 10_000
/** Thousandths of a degree, about a hundred metres: as near as a store has to be found, and no nearer. */
const STEPS = 1_000

/**
 * Where the shopper is, by their device, which asks them first; `undefined` where it does not know or they do not say.
 */
export function requestPosition(): Promise<GeoPoint | undefined> {
  const { geolocation } = navigator
  // Absent where the page is not secure, whatever the types say.
  if (!("geolocation" in navigator)) return Promise.resolve(undefined)
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords }) => resolve({ latitude: rounded(coords.latitude), longitude: rounded(coords.longitude) }),
      () => resolve(undefined),
      { timeout: POSITION_TIMEOUT_MILLIS, maximumAge: POSITION_TIMEOUT_MILLIS },
    )
  })
}

function rounded(degrees: number): number {
  return Math.round(degrees * STEPS) / STEPS
}
