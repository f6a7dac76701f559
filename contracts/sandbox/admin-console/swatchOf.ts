import { searchText } from "../catalog/searchText.ts"
import { palette } from "../world/vocabulary/palette.ts"
import { basicColours } from "./basicColours.ts"

const swatches: ReadonlyMap<string, string> = new Map([
  ...Object.values(palette).flatMap(({ name, hex }) =>
    Object.values(name).map((one) => [searchText(one), hex] as const),
  ),
  ...basicColours.flatMap(({ names, hex }) =>
    Object.values(names)
      .flatMap((all) => all.split("|"))
      .map((one) => [searchText(one), hex] as const),
  ),
])

/**
 * How a merchant's colour looks, where its name says so to everybody: a plain word for a colour or a colour of the
 * house, exactly, in any language of the shop. Of every other name ("Navy/White stripe", "Midnight storm") nothing is
 * guessed.
 */
export const swatchOf = (colourName: string | undefined): { readonly hex?: string } => {
  const hex = colourName === undefined ? undefined : swatches.get(searchText(colourName))
  return hex === undefined ? {} : { hex }
}
