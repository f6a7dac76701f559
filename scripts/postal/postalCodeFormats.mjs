/**
 * Returns the formats of postal codes for a pattern: `n` is a digit, `a` a letter, `x` either, `c` the country code; a
 * space or a dash is literal. `^\d{3}[ ]?\d{2}$` becomes `nnn nn`. An optional space or dash is included, since users
 * may omit it anyway; any other optional part gives two formats, the shorter one first.
 */
export const postalCodeFormats = ({ source }, country) => {
  let at = 0
  const peek = () => source[at]
  const fail = () => {
    throw new Error(`Unsupported syntax in the pattern ${source} at ${at}.`)
  }
  const join = (starts, ends) => starts.flatMap((start) => ends.map((end) => start + end))

  const alternatives = () => {
    const all = [...sequence()]
    while (peek() === "|") {
      at += 1
      all.push(...sequence())
    }
    return all
  }
  const sequence = () => {
    let formats = [""]
    while (at < source.length && peek() !== "|" && peek() !== ")") formats = join(formats, repeated(part()))
    return formats
  }
  const repeated = (formats) => {
    const [found, least, most = least] = /^\{(\d+)(?:,(\d+))?\}/.exec(source.slice(at)) ?? []
    if (found !== undefined) {
      at += found.length
      return Array.from({ length: Number(most) - Number(least) + 1 }, (_, more) =>
        Array.from({ length: Number(least) + more }, () => formats).reduce(join, [""]),
      ).flat()
    }
    if (peek() !== "?" && peek() !== "*") return formats
    at += 1
    return formats.every((format) => format === " " || format === "-") ? formats : ["", ...formats]
  }
  const part = () => {
    const char = peek()
    at += 1
    if (char === "^" || char === "$") return [""]
    if (char === "(") return group()
    if (char === "[") return [classFormat()]
    if (char !== "\\") return [shapeOf(char)]
    at += 1
    const escaped = source[at - 1]
    return [escaped === "d" ? "n" : escaped === "s" ? " " : escaped === "-" ? "-" : fail()]
  }
  const group = () => {
    const isLookahead = source.startsWith("?!", at)
    if (source.startsWith("?:", at) || isLookahead) at += 2
    const formats = alternatives()
    if (peek() !== ")") fail()
    at += 1
    return isLookahead ? [""] : formats
  }
  const classFormat = () => {
    const end = source.indexOf("]", at)
    const inside = source.slice(at, end).replaceAll("\\d", "0").replaceAll("\\-", "-")
    at = end + 1
    if (/^[ -]+$/.test(inside)) return inside.includes("-") && !inside.includes(" ") ? "-" : " "
    const [hasDigit, hasLetter] = [/[0-9]/.test(inside), /[A-Z]/.test(inside)]
    return hasDigit && hasLetter ? "x" : hasDigit ? "n" : hasLetter ? "a" : fail()
  }
  const shapeOf = (char) => (/[0-9]/.test(char) ? "n" : /[A-Z -]/.test(char) ? char : fail())
  /** Keeps the country's own code; other letters become `a`. */
  const withCountry = (format) => format.replace(new RegExp(`^${country}`), "c").replaceAll(/[A-Z]/g, "a")

  const formats = alternatives()
  if (at !== source.length) fail()
  return [...new Set(formats.map(withCountry))].filter((format) => format !== "")
}
