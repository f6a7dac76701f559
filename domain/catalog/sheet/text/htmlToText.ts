import { toWellFormed } from "../../../shared/toWellFormed.ts"
import { decodeEntities } from "./decodeEntities.ts"

/**
 * Control characters with an effect in terminals and databases; removed before parsing, so that no tag can be assembled
 * by their removal.
 */
const CONTROLS = /[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f\ufeff]/gu
/** Enough characters to identify a tag. */
const LONGEST_NAME = 16

const TAG_START = /[a-z/!?]/i
const LINE_END_TAG = /^<(?:br|\/(?:p|div|li|h[1-6]|tr))\b/i
const SKIPPED_ELEMENT = /^<(script|style)\b/i

/** Escaped markup such as `&lt;p&gt;`: only elements that descriptions use, so that `a < b` stays. */
const ESCAPED = /<\/(?:p|div|ul|ol|li|span|strong|em|b|i|u|h[1-6]|table|tr|td|a)\s*>|<br\s*\/?>/i
/** Maximum number of times a description was escaped. */
const MAX_ESCAPED = 3

/**
 * Returns the text of an HTML fragment: without tags, scripts and styles, one line per block, entities decoded. The
 * result cannot form a tag. HTML that was escaped once or twice more is read as HTML.
 */
export function htmlToText(markup: string): string {
  let text = htmlToPlainText(markup)
  for (let times = 1; times < MAX_ESCAPED && ESCAPED.test(decodeEntities(text)); times += 1)
    text = htmlToPlainText(text)
  return text
}

/** Single pass over the characters. */
function htmlToPlainText(markup: string): string {
  const html = toWellFormed(markup).replace(CONTROLS, "")
  const words: string[] = []
  let at = 0
  let end = -1
  while (at < html.length) {
    const start = html.indexOf("<", at)
    if (end < start) end = html.indexOf(">", start)
    if (start < 0 || end < start) break
    words.push(decodeEntities(html.slice(at, start)))
    const next = html.charAt(start + 1)
    if (TAG_START.test(next)) {
      const tag = html.slice(start, Math.min(end, start + LONGEST_NAME))
      if (LINE_END_TAG.test(tag)) words.push("\n")
      at = afterElement(html, start, end, tag)
    } else {
      // Right before a tag it could form a new tag with the following text.
      if (next !== "<") words.push("<")
      at = start + 1
    }
  }
  words.push(decodeEntities(html.slice(at).split("<!--", 1)[0] ?? ""))
  return words
    .join("")
    .split("\n")
    .map((line) => line.replace(/[\t\r\f\v ]+/g, " ").trim())
    .filter((line) => line !== "")
    .join("\n")
}

/** Returns the position after the tag, or after the whole comment, script or style. */
function afterElement(html: string, start: number, end: number, tag: string): number {
  if (tag.startsWith("<!--")) return closingTagOf(html.indexOf("-->", start + 4), 3, html)
  const name = SKIPPED_ELEMENT.exec(tag)?.[1]
  if (name === undefined) return end + 1
  const closing = new RegExp(`</${name}\\b`, "gi")
  closing.lastIndex = end
  return closingTagOf(closing.exec(html)?.index ?? -1, 0, html)
}

function closingTagOf(index: number, length: number, html: string): number {
  return index < 0 ? html.length : index + length
}
