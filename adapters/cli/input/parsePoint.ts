import type { GeoPoint } from "../../../domain/location/GeoPoint.ts"
import { toGeoPoint } from "../../../domain/location/GeoPoint.ts"
import { CliUsageError } from "../CliUsageError.ts"

/** Returns the position of an option, as `40.4168,-3.7038`. Throws `CliUsageError` for other texts (F152). */
export function parsePoint(text: string, option: string): GeoPoint {
  const match = /^\s*(-?[0-9]{1,3}(?:\.[0-9]+)?)\s*,\s*(-?[0-9]{1,3}(?:\.[0-9]+)?)\s*$/.exec(text)
  const point = match === null ? undefined : toGeoPoint(Number(match[1]), Number(match[2]))
  if (point === undefined)
    throw new CliUsageError({
      message: `Invalid ${option} "${text}". Use latitude,longitude, such as 40.4168,-3.7038.`,
    })
  return point
}
