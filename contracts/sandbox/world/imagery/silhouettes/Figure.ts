import type { GarmentDrawing } from "../../World.ts"
import type { Palette } from "../Palette.ts"
import type { Random } from "../seededRandom.ts"
import { boxOf, flow } from "./outline.ts"
import type { Box, Knot } from "./outline.ts"

/** The fabric of a part. */
export type Cloth = "main" | "rib" | "lining" | "accent" | "smooth" | "sole"

export interface Fold {
  readonly from: Knot
  readonly to: Knot
  readonly width: number
  readonly bend?: number
  /** True when it widens towards `to` instead of tapering. */
  readonly opens?: boolean
  /** 1 is an ordinary fold. */
  readonly depth?: number
}

export interface GarmentPart {
  readonly kind: "part"
  readonly d: string
  readonly box: Box
  readonly cloth: Cloth
  /** Clockwise rotation of the fabric's grain in degrees. */
  readonly grain: number
  /** Origin of the fabric's repeat. */
  readonly origin: Knot
  readonly folds: readonly Fold[]
  /** Height of the part above the layer below, in garment units; 0 casts no shadow. */
  readonly lift: number
  /** Roundness: 0 is flat, 1 is a sleeve with an arm in it. */
  readonly volume: number
}

/** Stitches, buttons, zips: drawn without fabric, in garment units. */
export interface Mark {
  readonly kind: "mark"
  readonly svg: string
}

export type Layer = GarmentPart | Mark

/**
 * A complete garment, in garment units: x = 0 is the centre front, y = 0 the highest point of the shoulder (or the
 * waist of a skirt or trousers), one unit about 2.5 mm.
 */
export interface Figure {
  readonly layers: readonly Layer[]
  /** True for items that stand on a table (bag, shoe, hat) rather than hang. */
  readonly isUpright: boolean
  /** Space above the parts for handles, in garment units. */
  readonly headroom?: number
}

export interface Sketch {
  readonly drawing: GarmentDrawing
  readonly view: "front" | "back" | "flat"
  readonly palette: Palette
  readonly random: Random
}

export const part = (
  knots: readonly Knot[],
  cut: Partial<Pick<GarmentPart, "cloth" | "grain" | "origin" | "folds" | "lift" | "volume">> = {},
): GarmentPart => ({
  kind: "part",
  d: flow(knots, true),
  box: boxOf(knots),
  cloth: cut.cloth ?? "main",
  grain: cut.grain ?? 0,
  origin: cut.origin ?? [0, 0],
  folds: cut.folds ?? [],
  lift: cut.lift ?? 0,
  volume: cut.volume ?? 0.6,
})

export const mark = (...svg: readonly string[]): Mark => ({ kind: "mark", svg: svg.join("") })
