/**
 * Whether a request comes from a phone: as it says itself, or as the word that browsers of phones have in their names.
 */
export function isPhone(headers: Headers): boolean {
  const told = headers.get("sec-ch-ua-mobile")
  return told === null ? /\bMobi/i.test(headers.get("user-agent") ?? "") : told === "?1"
}
