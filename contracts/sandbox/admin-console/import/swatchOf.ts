import { searchText } from "../../catalog/search/searchText.ts"
import { palette } from "../../world/vocabulary/palette.ts"
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
 * The hex value of a merchant's colour name, when the name is exactly a plain colour or one of the shop's own colours
 * in any language of the shop. Other names ("Navy/White stripe", "Midnight storm") have none.
 */
export const swatchOf = (colourName: string | undefined): { readonly hex?: string } => {
  const hex = colourName === undefined ? undefined : swatches.get(searchText(colourName))
  return hex === undefined ? {} : { hex }
}
