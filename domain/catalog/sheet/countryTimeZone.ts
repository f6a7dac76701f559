/** Time zones by country; for countries with several, the most populous one. */
const ZONES: ReadonlyMap<string, string> = new Map([
  ["AE", "Asia/Dubai"],
  ["AT", "Europe/Vienna"],
  ["AU", "Australia/Sydney"],
  ["BE", "Europe/Brussels"],
  ["BG", "Europe/Sofia"],
  ["BR", "America/Sao_Paulo"],
  ["CA", "America/Toronto"],
  ["CH", "Europe/Zurich"],
  ["CL", "America/Santiago"],
  ["CN", "Asia/Shanghai"],
  ["CO", "America/Bogota"],
  ["CZ", "Europe/Prague"],
  ["DE", "Europe/Berlin"],
  ["DK", "Europe/Copenhagen"],
  ["EE", "Europe/Tallinn"],
  ["EG", "Africa/Cairo"],
  ["ES", "Europe/Madrid"],
  ["FI", "Europe/Helsinki"],
  ["FR", "Europe/Paris"],
  ["GB", "Europe/London"],
  ["GR", "Europe/Athens"],
  ["HK", "Asia/Hong_Kong"],
  ["HR", "Europe/Zagreb"],
  ["HU", "Europe/Budapest"],
  ["ID", "Asia/Jakarta"],
  ["IE", "Europe/Dublin"],
  ["IL", "Asia/Jerusalem"],
  ["IN", "Asia/Kolkata"],
  ["IT", "Europe/Rome"],
  ["JP", "Asia/Tokyo"],
  ["KR", "Asia/Seoul"],
  ["KW", "Asia/Kuwait"],
  ["LT", "Europe/Vilnius"],
  ["LU", "Europe/Luxembourg"],
  ["LV", "Europe/Riga"],
  ["MX", "America/Mexico_City"],
  ["NL", "Europe/Amsterdam"],
  ["NO", "Europe/Oslo"],
  ["NZ", "Pacific/Auckland"],
  ["PL", "Europe/Warsaw"],
  ["PT", "Europe/Lisbon"],
  ["QA", "Asia/Qatar"],
  ["RO", "Europe/Bucharest"],
  ["SA", "Asia/Riyadh"],
  ["SE", "Europe/Stockholm"],
  ["SG", "Asia/Singapore"],
  ["SI", "Europe/Ljubljana"],
  ["SK", "Europe/Bratislava"],
  ["TR", "Europe/Istanbul"],
  ["TW", "Asia/Taipei"],
  ["UA", "Europe/Kyiv"],
  ["US", "America/New_York"],
  ["ZA", "Africa/Johannesburg"],
])

/** Returns the IANA time zone of a country, UTC when unknown. */
export function countryTimeZone(countryCode: string): string {
  return ZONES.get(countryCode.toUpperCase()) ?? "UTC"
}

/** Whether this platform supports an IANA time zone. */
export function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: name })
    return true
  } catch {
    return false
  }
}
