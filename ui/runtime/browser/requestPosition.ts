import type { GeoPoint } from "../../../domain/location/GeoPoint.ts"

/** The time limit for the device's geolocation, in milliseconds. */
const POSITION_TIMEOUT_MILLIS = 10_000
/**
 * Rounds to thousandths of a degree, about 100 metres: precise enough to find a store, and no more precise than
 * necessary.
 */
const STEPS = 1_000

/** The device's position after the browser's permission prompt; `undefined` if it is unavailable or denied. */
export function requestPosition(): Promise<GeoPoint | undefined> {
  const { geolocation } = navigator
  // Absent on insecure pages, contrary to the type.
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
