import type { NonEmpty } from "../pick.ts"
import type { Silhouette } from "../silhouettes.ts"
import type { sizes } from "../sizes.ts"
import type { Cut } from "../vocabulary/Cut.ts"
import type { Detail } from "../vocabulary/Detail.ts"
import type { Fabric } from "../vocabulary/Fabric.ts"
import type { palettes } from "../vocabulary/palettes.ts"

/** One row of the buying plan: a silhouette in a category with its fabrics, cuts and details. */
export interface Offer {
  /** Key of the main category. */
  readonly category: string
  readonly silhouette: Silhouette
  readonly sizes: keyof typeof sizes
  /** Lowest and highest price in plain cotton, in whole euros. */
  readonly euros: readonly [from: number, to: number]
  readonly fabrics: NonEmpty<Fabric>
  readonly cuts: NonEmpty<Cut>
  readonly details: NonEmpty<Detail>
  /** Replaces the fabric's own palette. */
  readonly palette?: keyof typeof palettes
}

/** Builds an offer in one row. */
export const offer = (
  category: string,
  silhouette: Silhouette,
  sizeRun: Offer["sizes"],
  euros: Offer["euros"],
  fabrics: Offer["fabrics"],
  cuts: Offer["cuts"],
  details: Offer["details"],
): Offer => ({ category, silhouette, sizes: sizeRun, euros, fabrics, cuts, details })
