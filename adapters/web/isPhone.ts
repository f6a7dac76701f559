/** True for a phone, by its client hint or by the word that mobile user agents contain. */
export function isPhone(headers: Headers): boolean {
  const hint = headers.get("sec-ch-ua-mobile")
  return hint === null ? /\bMobi/i.test(headers.get("user-agent") ?? "") : hint === "?1"
}
