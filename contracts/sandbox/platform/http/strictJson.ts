import { invalidField } from "./Refused.ts"
import { requireStorable } from "./textProblems.ts"

/** Maximum nesting depth of a body. */
export const MAX_JSON_DEPTH = 32

export type TextCheck = "checked" | "unchecked"

const FORBIDDEN_KEYS = new Set(["__proto__", "constructor", "prototype"])

/**
 * Parses a request body.
 *
 * *Details.* Fails with 400 for text that is not JSON, nesting deeper than 32, a duplicate key in one object (two
 * parsers could use different values), keys that pollute prototypes, and texts that cannot be stored (F180). With
 * `texts` "unchecked" the last check is left to the caller. The walk runs only after `JSON.parse` has accepted the
 * text, so it needs no grammar of its own.
 */
export const strictJson = (text: string, texts: TextCheck = "checked"): unknown => {
  const value = parse(text)
  checkKeysAndDepth(text)
  if (texts === "checked") requireStorable(value)
  return value
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    throw invalidField("body", "json", "The body is not valid JSON.")
  }
}

const checkKeysAndDepth = (text: string): void => {
  const open: (Set<string> | undefined)[] = []
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at]
    if (character === "{" || character === "[") {
      open.push(character === "{" ? new Set() : undefined)
      if (open.length > MAX_JSON_DEPTH)
        throw invalidField("body", "depth", `The body is nested deeper than ${MAX_JSON_DEPTH}.`)
    } else if (character === "}" || character === "]") {
      open.pop()
    } else if (character === '"') {
      const end = endOfString(text, at)
      const keys = open[open.length - 1]
      if (keys !== undefined && isKey(text, end)) checkKey(text.slice(at, end + 1), keys)
      at = end
    }
  }
}

const endOfString = (text: string, start: number): number => {
  let at = start + 1
  while (text[at] !== '"') at += text[at] === "\\" ? 2 : 1
  return at
}

const isKey = (text: string, end: number): boolean => {
  let at = end + 1
  while (text[at] === " " || text[at] === "\n" || text[at] === "\r" || text[at] === "\t") at += 1
  return text[at] === ":"
}

const checkKey = (quoted: string, keys: Set<string>): void => {
  const key = String(JSON.parse(quoted))
  if (FORBIDDEN_KEYS.has(key)) throw invalidField(key, "forbiddenKey", "This key is not accepted.")
  if (keys.has(key)) throw invalidField(key, "duplicate", "This key is given twice in one object.")
  keys.add(key)
}
