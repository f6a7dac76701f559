const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  copy: "©",
  reg: "®",
  trade: "™",
  bull: "•",
  middot: "·",
  deg: "°",
  times: "×",
  divide: "÷",
  plusmn: "±",
  frac12: "½",
  frac14: "¼",
  frac34: "¾",
  sup2: "²",
  sup3: "³",
  lsquo: "‘",
  rsquo: "’",
  sbquo: "‚",
  ldquo: "“",
  rdquo: "”",
  bdquo: "„",
  laquo: "«",
  raquo: "»",
  lsaquo: "‹",
  rsaquo: "›",
  prime: "′",
  euro: "€",
  pound: "£",
  yen: "¥",
  cent: "¢",
  sect: "§",
  para: "¶",
  iexcl: "¡",
  iquest: "¿",
  ordm: "º",
  ordf: "ª",
  shy: "\u00ad",
  zwj: "\u200d",
  zwnj: "\u200c",
  ensp: "\u2002",
  emsp: "\u2003",
  thinsp: "\u2009",
}
/** Western European letters with named entities; entities of the second list differ by case. */
const LETTERS = /^([AEIOUYNCaeiouync])(grave|acute|circ|tilde|uml|cedil)$/
const MARKS: Readonly<Record<string, string>> = {
  grave: "\u0300",
  acute: "\u0301",
  circ: "\u0302",
  tilde: "\u0303",
  uml: "\u0308",
  cedil: "\u0327",
}
const OTHER_LETTERS: Readonly<Record<string, string>> = {
  szlig: "ß",
  aelig: "æ",
  AElig: "Æ",
  oelig: "œ",
  OElig: "Œ",
  aring: "å",
  Aring: "Å",
  oslash: "ø",
  Oslash: "Ø",
  eth: "ð",
  ETH: "Ð",
  thorn: "þ",
  THORN: "Þ",
  scaron: "š",
  Scaron: "Š",
}
/** Browsers read numbers 128 to 159 as characters of Windows-1252. */
const WINDOWS_1252 = [..."€\ufffd‚ƒ„…†‡ˆ‰Š‹Œ\ufffdŽ\ufffd\ufffd‘’“”•–—˜™š›œ\ufffdžŸ"]
const MAX_CODE_POINT = 0x10ffff

/** Decodes the HTML entities of a text once; unknown ones stay unchanged. */
export function decodeEntities(text: string): string {
  return text.replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}[0-9]{0,2}));/gi, entity)
}

function entity(
  whole: string,
  decimal: string | undefined,
  hexadecimal: string | undefined,
  name: string | undefined,
): string {
  if (name !== undefined) return named(name) ?? whole
  const point = decimal === undefined ? Number.parseInt(hexadecimal ?? "", 16) : Number(decimal)
  if (point >= 0x80 && point <= 0x9f) return WINDOWS_1252[point - 0x80] ?? "\uFFFD"
  if (point < 0x20 && point !== 0x09 && point !== 0x0a && point !== 0x0d) return "\uFFFD"
  return point > 0 && point <= MAX_CODE_POINT && !(point >= 0xd800 && point <= 0xdfff)
    ? String.fromCodePoint(point)
    : "\uFFFD"
}

function named(name: string): string | undefined {
  if (Object.hasOwn(OTHER_LETTERS, name)) return OTHER_LETTERS[name]
  const [, letter, mark] = LETTERS.exec(name) ?? []
  if (letter !== undefined && mark !== undefined) return `${letter}${MARKS[mark] ?? ""}`.normalize("NFC")
  return Object.hasOwn(ENTITIES, name.toLowerCase()) ? ENTITIES[name.toLowerCase()] : undefined
}
