/** A header that is longer was not written by a browser; in characters. */
const MAX_LENGTH = 1_000
const RANGE = /^\s*([a-z]{1,8}(?:-[a-z0-9]{1,8})*)\s*(?:;\s*q\s*=\s*(0(?:\.[0-9]{0,3})?|1(?:\.0{0,3})?)\s*)?$/i

/**
 * The languages of an `Accept-Language` header as BCP 47 codes, the most wished for first. What cannot be read is left
 * out.
 */
export function parseAcceptLanguage(header: string | null): readonly string[] {
  if (header === null || header.length > MAX_LENGTH) return []
  return header
    .split(",")
    .flatMap((range) => {
      const [, code, weight = "1"] = RANGE.exec(range) ?? []
      return code === undefined || Number(weight) === 0 ? [] : [{ code, weight: Number(weight) }]
    })
    .sort((a, b) => b.weight - a.weight)
    .map(({ code }) => code)
}
