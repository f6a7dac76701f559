const MAX = 120

/**
 * Returns a safe file name for a requested one: letters, digits, dots and dashes, never a path (F116); `fallback` when
 * no character is left.
 */
export const fileName = (wish: string | undefined, fallback: string, ending: string): string => {
  const plain = (wish ?? "")
    .replaceAll(/[^A-Za-z0-9.-]+/gu, "-")
    .replaceAll(/\.{2,}/gu, ".")
    .replaceAll(/^[.-]+|(?<![.-])[.-]+$/gu, "")
  const name = (plain === "" ? fallback : plain).slice(0, MAX)
  return name.toLowerCase().endsWith(ending) ? name : `${name}${ending}`
}
