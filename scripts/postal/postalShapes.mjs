/**
 * How postal codes look, read from a pattern: `n` is a digit, `a` a letter, `x` one of both, `c` the code of the
 * country, and a space or a dash stands for itself. `^\d{3}[ ]?\d{2}$` is `nnn nn`. A space or a dash that may be left
 * out is written, since people may leave it out anyway; what else may be left out makes two shapes, the shorter one
 * first.
 */
export const postalShapes = ({ source }, country) => {
  let at = 0
  const peek = () => source[at]
  const fail = () => {
    throw new Error(`The pattern ${source} is written in another way than this script reads, at ${at}.`)
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
    let shapes = [""]
    while (at < source.length && peek() !== "|" && peek() !== ")") shapes = join(shapes, repeated(part()))
    return shapes
  }
  const repeated = (shapes) => {
    const [found, least, most = least] = /^\{(\d+)(?:,(\d+))?\}/.exec(source.slice(at)) ?? []
    if (found !== undefined) {
      at += found.length
      return Array.from({ length: Number(most) - Number(least) + 1 }, (_, more) =>
        Array.from({ length: Number(least) + more }, () => shapes).reduce(join, [""]),
      ).flat()
    }
    if (peek() !== "?" && peek() !== "*") return shapes
    at += 1
    return shapes.every((shape) => shape === " " || shape === "-") ? shapes : ["", ...shapes]
  }
  const part = () => {
    const char = peek()
    at += 1
    if (char === "^" || char === "$") return [""]
    if (char === "(") return group()
    if (char === "[") return [classShape()]
    if (char !== "\\") return [shapeOf(char)]
    at += 1
    const escaped = source[at - 1]
    return [escaped === "d" ? "n" : escaped === "s" ? " " : escaped === "-" ? "-" : fail()]
  }
  const group = () => {
    const isLookahead = source.startsWith("?!", at)
    if (source.startsWith("?:", at) || isLookahead) at += 2
    const shapes = alternatives()
    if (peek() !== ")") fail()
    at += 1
    return isLookahead ? [""] : shapes
  }
  const classShape = () => {
    const end = source.indexOf("]", at)
    const inside = source.slice(at, end).replaceAll("\\d", "0").replaceAll("\\-", "-")
    at = end + 1
    if (/^[ -]+$/.test(inside)) return inside.includes("-") && !inside.includes(" ") ? "-" : " "
    const [hasDigit, hasLetter] = [/[0-9]/.test(inside), /[A-Z]/.test(inside)]
    return hasDigit && hasLetter ? "x" : hasDigit ? "n" : hasLetter ? "a" : fail()
  }
  const shapeOf = (char) => (/[0-9]/.test(char) ? "n" : /[A-Z -]/.test(char) ? char : fail())
  /** The country's own code stays; other letters are as good as any. */
  const withCountry = (shape) => shape.replace(new RegExp(`^${country}`), "c").replaceAll(/[A-Z]/g, "a")

  const shapes = alternatives()
  if (at !== source.length) fail()
  return [...new Set(shapes.map(withCountry))].filter((shape) => shape !== "")
}
