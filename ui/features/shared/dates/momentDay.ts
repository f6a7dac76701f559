/** Formats the day of a moment, the same on every machine; empty if it is not a valid moment. */
export function momentDay(language: string, moment: string): string {
  const millis = Date.parse(moment)
  if (Number.isNaN(millis)) return ""
  return new Intl.DateTimeFormat(`${language}-u-nu-latn-ca-gregory`, { dateStyle: "long", timeZone: "UTC" }).format(
    millis,
  )
}
