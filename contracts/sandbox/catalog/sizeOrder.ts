const LETTERS = ["XXS", "XS", "S", "M", "L", "XL", "XXL"]
const FIRST_NUMBER = LETTERS.length + 1

/** Sort key of a size: XXS … XXL, then numbers ascending, then all others (S9.6). */
export const sizeOrder = (name: string): number => {
  const letter = LETTERS.indexOf(name.toUpperCase())
  if (letter >= 0) return letter + 1
  const number = /^(\d{1,4})(½)?/u.exec(name)
  if (number === null) return 100_000
  return FIRST_NUMBER + Number(number[1]) * 2 + (number[2] === undefined ? 0 : 1)
}
