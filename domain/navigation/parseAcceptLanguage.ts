/** Maximum header length in characters; browsers send less. */
const MAX_LENGTH = 1_000
const RANGE = /^\s*([a-z]{1,8}(?:-[a-z0-9]{1,8})*)\s*(?:;\s*q\s*=\s*(0(?:\.[0-9]{0,3})?|1(?:\.0{0,3})?)\s*)?$/i

/** Parses an `Accept-Language` header to BCP 47 codes, most preferred first. Ignores invalid entries. */
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
