const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: "\"", apos: "'", nbsp: "\u00a0", ndash: "–", mdash: "—", hellip: "…", copy: "©", reg: "®", trade: "™" }
const MAX_CODE_POINT = 0x10ffff

/**
 * The words of a piece of HTML: tags are gone, blocks end a line, entities are what they stand for. Scripts and styles are
 * left out whole.
 */
export function textOfHtml(html: string): string {
  return html
    .replace(/<(script|style)\b[^<]*(?:<(?!\/\1\b)[^<]*)*(?:<\/\1[^>]*>|$)/gi, "")
    .replace(/<!--[^]*?(?:-->|$)/g, "")
    .replace(/<(?:br|\/p|\/div|\/li|\/h[1-6]|\/tr)\b[^>]*>/gi, "\n")
    .replace(/<\/?[a-z][^<>]*>/gi, "")
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, entity)
    .split("\n")
    .map((line) => line.replace(/[\t\r\f\v ]+/g, " ").trim())
    .filter((line) => line !== "")
    .join("\n")
}

function entity(whole: string, decimal: string | undefined, hexadecimal: string | undefined, name: string | undefined): string {
  if (name !== undefined) return Object.hasOwn(ENTITIES, name.toLowerCase()) ? (ENTITIES[name.toLowerCase()] ?? whole) : whole
  const point = decimal === undefined ? Number.parseInt(hexadecimal ?? "", 16) : Number(decimal)
  return point > 0 && point <= MAX_CODE_POINT && !(point >= 0xd800 && point <= 0xdfff) ? String.fromCodePoint(point) : "\uFFFD"
}
