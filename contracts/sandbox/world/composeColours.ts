import { hash } from "./hash.ts"
import type { NonEmpty } from "./pick.ts"
import type { WorldColour } from "./World.ts"

/** Returns two to five distinct colours of a palette in an order of their own. */
export const composeColours = (mfname: string, palette: NonEmpty<WorldColour>): NonEmpty<WorldColour> => {
  const [first, ...rest] = [...palette]
    .map((colour) => ({ colour, rank: hash(mfname, colour.id) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ colour }) => colour)
  return [first ?? palette[0], ...rest.slice(0, 1 + (hash(mfname, "colours") % 4))]
}
