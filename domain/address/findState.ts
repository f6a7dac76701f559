/** Returns a place name for comparison: without case, diacritics, width and punctuation, in any script. */
function foldName(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "")
    .normalize("NFC")
}

/** A state or province with its code and names, the local name first. */
export interface ListedState {
  readonly code: string
  readonly names: readonly string[]
}

/** Suffixes of state names that may be omitted. */
const KINDS =
  /(?<=.)(?:[都府県]|壮族自治区|回族自治区|维吾尔自治区|自治区|[省市]|특별자치시|특별자치도|특별시|광역시|도|prefecture|province|state|provincia)$/
const PREFIXES = /^(?:provincia(?:de|di)|provinceof|stateof|prov)(?=.)/
/** Longer than the rules' stateCode of 20, so that long names match too. */
const MAX_TYPED = 128

/** Parses a text of `code=name|other name`, separated by semicolons. */
export function listedStates(text: string): readonly ListedState[] {
  return text.split(";").map((entry) => {
    const [code = "", names = ""] = entry.split("=")
    return { code, names: names.split("|") }
  })
}

/** Whether a state's name matches the typed text, with or without the suffix for its kind. */
export function matchesStateName(known: string, typed: string): boolean {
  const [one, other] = [foldName(known), foldName(typed)]
  return one === other || withoutKind(one) === withoutKind(other)
}

/**
 * Returns the state with this code, with or without its country, or one of its names in any language, case and
 * spelling.
 */
export function findState(states: readonly ListedState[], typed: string, countryCode: string): ListedState | undefined {
  if (typed.length > MAX_TYPED || foldName(typed) === "") return undefined
  const code = typed
    .normalize("NFKC")
    .trim()
    .toUpperCase()
    .replace(/\./g, "")
    .replace(new RegExp(`^${countryCode}-(?=.)`), "")
    .replace(/^\((.+)\)$/, "$1")
  const named = (fits: (known: string) => boolean) => states.find(({ names }) => names.some(fits))
  return (
    states.find((state) => state.code === code) ??
    named((known) => foldName(known) === foldName(typed)) ??
    named((known) => matchesStateName(known, typed))
  )
}

function withoutKind(folded: string): string {
  return folded.replace(KINDS, "").replace(PREFIXES, "")
}
