/** Characters with a possible line break before and after them. */
const BREAKABLE = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー、。，．！？）」』`
/** Possible line breaks: after a space, and on both sides of kana and kanji. */
const PARTS = new RegExp(String.raw`\s+|[${BREAKABLE}]|[^\s${BREAKABLE}]+`, "gu")
/** Punctuation that must not begin a line in Japanese. */
const NO_LINE_START = /^[ー、。，．！？）」』]/u

/** Cuts a word that is wider than the line. */
const cut = (word: string, measure: (text: string) => number, width: number): readonly string[] => {
  const chunks: string[] = []
  let chunk = ""
  for (const character of word) {
    if (chunk !== "" && measure(chunk + character) > width) {
      chunks.push(chunk)
      chunk = ""
    }
    chunk += character
  }
  return [...chunks, chunk]
}

const wrapParagraph = (paragraph: string, measure: (text: string) => number, width: number): readonly string[] => {
  const lines: string[] = []
  let line = ""
  for (const part of paragraph.match(PARTS) ?? []) {
    if (measure((line + part).trimEnd()) <= width || NO_LINE_START.test(part)) {
      line += part
      continue
    }
    if (line.trim() !== "") lines.push(line.trimEnd())
    const [last = "", ...rest] = [...cut(part.trimStart(), measure, width)].reverse()
    lines.push(...rest.reverse())
    line = last
  }
  return [...lines, line.trimEnd()]
}

/** The lines of a text, none wider than `width` (in the unit of `measure`). Line breaks of the text are kept. */
export const wrapText = (text: string, measure: (text: string) => number, width: number): readonly string[] =>
  text.split(/\r?\n/).flatMap((paragraph) => wrapParagraph(paragraph, measure, width))
