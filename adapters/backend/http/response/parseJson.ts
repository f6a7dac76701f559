const MAX_DEPTH = 200
/**
 * A float represents integers of up to 15 digits exactly. Longer ones become strings, so that an id keeps every digit.
 */
const LONG_NUMBER = /[0-9]{16}/

/**
 * Parses untrusted JSON. Returns `undefined` when it is invalid, or nested so deeply that parsing would exhaust the
 * stack.
 *
 * An integer of more than 15 digits becomes a string: no id passes through a float (R3).
 */
export function parseJson(text: string): { readonly value: unknown } | undefined {
  const readable = scan(text)
  if (readable === undefined) return undefined
  try {
    const value: unknown = JSON.parse(readable)
    return { value }
  } catch {
    return undefined
  }
}

/** Quotes long integers; `undefined` when the text is nested too deeply. */
function scan(text: string): string | undefined {
  const quotes = LONG_NUMBER.test(text)
  let depth = 0
  let copiedUpTo = 0
  let result = ""
  for (let index = 0; index < text.length; index += 1) {
    switch (text.charCodeAt(index)) {
      case 0x22:
        index = endOfString(text, index)
        break
      case 0x5b:
      case 0x7b:
        depth += 1
        if (depth > MAX_DEPTH) return undefined
        break
      case 0x5d:
      case 0x7d:
        depth -= 1
        break
      default:
        if (quotes && isDigit(text.charCodeAt(index))) {
          const end = endOfNumber(text, index)
          const start = text[index - 1] === "-" ? index - 1 : index
          if (end - index > 15 && !isFraction(text, index, end)) {
            result += `${text.slice(copiedUpTo, start)}"${text.slice(start, end)}"`
            copiedUpTo = end
          }
          index = end - 1
        }
    }
  }
  return copiedUpTo === 0 ? text : result + text.slice(copiedUpTo)
}

function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end >= 0; end = text.indexOf('"', end + 1)) {
    let backslashes = 0
    while (text.charCodeAt(end - 1 - backslashes) === 0x5c) backslashes += 1
    if (backslashes % 2 === 0) return end
  }
  return text.length
}

function endOfNumber(text: string, start: number): number {
  let end = start
  while (isDigit(text.charCodeAt(end)) || "+-.eE".includes(text.charAt(end) || " ")) end += 1
  return end
}

function isFraction(text: string, start: number, end: number): boolean {
  return !/^[0-9]+$/.test(text.slice(start, end))
}

function isDigit(code: number): boolean {
  return code >= 0x30 && code <= 0x39
}
