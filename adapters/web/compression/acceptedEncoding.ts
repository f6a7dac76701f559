/** Content codings that this server sends, the preferred first. */
export const ENCODINGS = ["br", "gzip"] as const
export type ContentEncoding = (typeof ENCODINGS)[number]

/**
 * Returns the coding of `available` with the highest weight in an `Accept-Encoding` header (RFC 9110, section 12.5.3),
 * the first of equal ones. `undefined` without a header, when none is accepted, or when the client prefers an
 * uncompressed response.
 */
export function acceptedEncoding(
  header: string | null | undefined,
  available: readonly ContentEncoding[] = ENCODINGS,
): ContentEncoding | undefined {
  if (header === null || header === undefined || header === "") return undefined
  const weights = new Map(header.split(",").map(weightOf))
  const weightBy = (name: string) => weights.get(name) ?? weights.get("*") ?? 0
  const [best] = available.toSorted((one, other) => weightBy(other) - weightBy(one))
  return best === undefined || weightBy(best) === 0 || weightBy(best) < (weights.get("identity") ?? 0)
    ? undefined
    : best
}

/** An item's coding and weight; 0 for a weight that is no number. */
function weightOf(item: string): readonly [name: string, weight: number] {
  const [name = "", ...parameters] = item.split(";").map((part) => part.trim().toLowerCase())
  const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2)
  return [name, weight === undefined ? 1 : Number(weight) || 0]
}
