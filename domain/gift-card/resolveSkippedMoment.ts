import { momentInZone } from "./momentInZone.ts"
import type { LocalMoment } from "./VirtualGiftCardForm.ts"
import { toLocalIso } from "./toLocalIso.ts"

const DAY_MILLIS = 86_400_000

/**
 * Returns the actual delivery time, in the zone's local time, for a time skipped by a DST change (R23);
 * `undefined` for a time that exists, an invalid one, and a zone unknown to this platform.
 */
export function resolveSkippedMoment(written: LocalMoment, timeZone: string): LocalMoment | undefined {
  const text = toLocalIso(written)
  const localMillis = text === undefined ? Number.NaN : Date.parse(`${text}Z`)
  // The offsets of the day before and after are the only candidates.
  const candidates = [localMillis - DAY_MILLIS, localMillis + DAY_MILLIS].flatMap((moment) => {
    const shown = localMillisAt(timeZone, moment)
    return shown === undefined ? [] : [localMillis - (shown - moment)]
  })
  if (candidates.length === 0 || candidates.some((moment) => localMillisAt(timeZone, moment) === localMillis))
    return undefined
  return momentInZone(timeZone, Math.max(...candidates))
}

/** Returns the local time of a zone, to the minute, as milliseconds of a calendar without zones. */
function localMillisAt(timeZone: string, moment: number): number | undefined {
  if (Number.isNaN(moment)) return undefined
  const shown = momentInZone(timeZone, moment)
  return shown === undefined
    ? undefined
    : Date.UTC(Number(shown.year), Number(shown.month) - 1, Number(shown.day), Number(shown.hour), Number(shown.minute))
}
