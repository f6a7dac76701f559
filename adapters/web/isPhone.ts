/** True for a phone, by its client hint or by the word that mobile user agents contain. */
export function isPhone(headers: Headers): boolean {
  const told = headers.get("sec-ch-ua-mobile")
  return told === null ? /\bMobi/i.test(headers.get("user-agent") ?? "") : told === "?1"
}
