import { wellFormed } from "../../shared/wellFormed.ts"

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&", lt: "<", gt: ">", quot: "\"", apos: "'", nbsp: "\u00a0", ndash: "–", mdash: "—", hellip: "…", copy: "©", reg: "®", trade: "™", bull: "•", middot: "·", deg: "°", times: "×", divide: "÷",
  plusmn: "±", frac12: "½", frac14: "¼", frac34: "¾", sup2: "²", sup3: "³", lsquo: "‘", rsquo: "’", sbquo: "‚", ldquo: "“", rdquo: "”", bdquo: "„", laquo: "«", raquo: "»", lsaquo: "‹", rsaquo: "›",
  prime: "′", euro: "€", pound: "£", yen: "¥", cent: "¢", sect: "§", para: "¶", iexcl: "¡", iquest: "¿", ordm: "º", ordf: "ª", shy: "\u00ad", zwj: "\u200d", zwnj: "\u200c", ensp: "\u2002", emsp: "\u2003", thinsp: "\u2009",
}
/** Named letters of Western Europe; those of the second list differ between small and capital. */
const LETTERS = /^([AEIOUYNCaeiouync])(grave|acute|circ|tilde|uml|cedil)$/
const MARKS: Readonly<Record<string, string>> = { grave: "\u0300", acute: "\u0301", circ: "\u0302", tilde: "\u0303", uml: "\u0308", cedil: "\u0327" }
const OTHER_LETTERS: Readonly<Record<string, string>> = { szlig: "ß", aelig: "æ", AElig: "Æ", oelig: "œ", OElig: "Œ", aring: "å", Aring: "Å", oslash: "ø", Oslash: "Ø", eth: "ð", ETH: "Ð", thorn: "þ", THORN: "Þ", scaron: "š", Scaron: "Š" }
/** What numbers from 128 to 159 mean in a browser: characters of Windows-1252. */
const WINDOWS_1252 = [..."€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ"]
/** What terminals and databases would act on; gone before tags are looked for, so that nothing comes together to one. */
const CONTROLS = /[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f\ufeff]/gu
const MAX_CODE_POINT = 0x10ffff
/** Enough of a tag to tell what it is. */
const LONGEST_NAME = 16

const OPENS_A_TAG = /[a-z/!?]/i
const ENDS_A_LINE = /^<(?:br|\/(?:p|div|li|h[1-6]|tr))\b/i
const HAS_NO_WORDS = /^<(script|style)\b/i

/**
 * The words of a piece of HTML: tags are gone, blocks end a line, entities are what they stand for. Scripts and styles are
 * left out whole. Reads each character once, and what is left can be put together to no tag.
 */
export function textOfHtml(markup: string): string {
  const html = wellFormed(markup).replace(CONTROLS, "")
  const words: string[] = []
  let at = 0
  let end = -1
  while (at < html.length) {
    const start = html.indexOf("<", at)
    if (end < start) end = html.indexOf(">", start)
    if (start < 0 || end < start) break
    words.push(wordsOf(html.slice(at, start)))
    const next = html.charAt(start + 1)
    if (OPENS_A_TAG.test(next)) {
      const tag = html.slice(start, Math.min(end, start + LONGEST_NAME))
      if (ENDS_A_LINE.test(tag)) words.push("\n")
      at = afterElement(html, start, end, tag)
    } else {
      // Right before a tag it would join with what stands behind that.
      if (next !== "<") words.push("<")
      at = start + 1
    }
  }
  words.push(wordsOf(html.slice(at).split("<!--", 1)[0] ?? ""))
  return words.join("")
    .split("\n")
    .map((line) => line.replace(/[\t\r\f\v ]+/g, " ").trim())
    .filter((line) => line !== "")
    .join("\n")
}

/** Where reading goes on: behind the tag, or behind all of a comment, a script or a style. */
function afterElement(html: string, start: number, end: number, tag: string): number {
  if (tag.startsWith("<!--")) return behind(html.indexOf("-->", start + 4), 3, html)
  const name = HAS_NO_WORDS.exec(tag)?.[1]
  if (name === undefined) return end + 1
  const closing = new RegExp(`</${name}\\b`, "gi")
  closing.lastIndex = end
  return behind(closing.exec(html)?.index ?? -1, 0, html)
}

function behind(index: number, length: number, html: string): number {
  return index < 0 ? html.length : index + length
}

function wordsOf(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}[0-9]{0,2}));/gi, entity)
}

function entity(whole: string, decimal: string | undefined, hexadecimal: string | undefined, name: string | undefined): string {
  if (name !== undefined) return named(name) ?? whole
  const point = decimal === undefined ? Number.parseInt(hexadecimal ?? "", 16) : Number(decimal)
  if (point >= 0x80 && point <= 0x9f) return WINDOWS_1252[point - 0x80] ?? "\uFFFD"
  if (point < 0x20 && point !== 0x09 && point !== 0x0a && point !== 0x0d) return "\uFFFD"
  return point > 0 && point <= MAX_CODE_POINT && !(point >= 0xd800 && point <= 0xdfff) ? String.fromCodePoint(point) : "\uFFFD"
}

function named(name: string): string | undefined {
  if (Object.hasOwn(OTHER_LETTERS, name)) return OTHER_LETTERS[name]
  const [, letter, mark] = LETTERS.exec(name) ?? []
  if (letter !== undefined && mark !== undefined) return `${letter}${MARKS[mark] ?? ""}`.normalize("NFC")
  return Object.hasOwn(ENTITIES, name.toLowerCase()) ? ENTITIES[name.toLowerCase()] : undefined
}
