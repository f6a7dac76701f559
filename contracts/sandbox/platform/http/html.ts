/** Markup with all texts escaped. */
export class Html {
  readonly markup: string
  constructor(markup: string) {
    this.markup = markup
  }
}

/**
 * Values allowed in a template: texts and numbers are escaped, markup is not, lists are joined, undefined and false are
 * omitted.
 */
type Part = Html | string | number | undefined | false | readonly Html[]

const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
}

/**
 * Template tag: values in html`<p>${value}</p>` are escaped for texts and for quoted attributes. Line breaks and
 * indentation of the template become one space.
 */
export const html = (strings: TemplateStringsArray, ...parts: readonly Part[]): Html =>
  new Html(strings.map((text, at) => joinLines(text) + (at < parts.length ? markupOf(parts[at]) : "")).join(""))

/** Joins the lines of a template with one space, without their indentation. */
const joinLines = (text: string): string => {
  const lines = text.split("\n")
  const last = lines.length - 1
  if (last === 0) return text
  return lines
    .map((line, at) => (at === 0 ? line.trimEnd() : at === last ? line.trimStart() : line.trim()))
    .filter((line, at) => line !== "" || at === 0 || at === last)
    .join(" ")
}

const markupOf = (part: Part): string => {
  if (part === undefined || part === false) return ""
  if (part instanceof Html) return part.markup
  if (typeof part === "object") return part.map(({ markup }) => markup).join("")
  return String(part).replace(/[&<>"']/gu, (character) => ESCAPES[character] ?? character)
}
