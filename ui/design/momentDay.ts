/** The day of a moment in words, the same on every machine; empty where it is none. */
export function momentDay(language: string, moment: string): string {
  const millis = Date.parse(moment)
  if (Number.isNaN(millis)) return ""
  return new Intl.DateTimeFormat(`${language}-u-nu-latn-ca-gregory`, { dateStyle: "long", timeZone: "UTC" }).format(
    millis,
  )
}
