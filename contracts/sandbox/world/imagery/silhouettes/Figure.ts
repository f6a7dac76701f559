import type { GarmentDrawing } from "../../World.ts"
import type { Palette } from "../Palette.ts"
import type { Random } from "../seededRandom.ts"
import { boxOf, flow } from "./outline.ts"
import type { Box, Knot } from "./outline.ts"

/** Which cloth a piece is cut from. */
export type Cloth = "main" | "rib" | "lining" | "accent" | "smooth" | "sole"

export interface Fold {
  readonly from: Knot
  readonly to: Knot
  readonly width: number
  readonly bend?: number
  /** True when it opens towards `to` instead of running out. */
  readonly opens?: boolean
  /** 1 is an ordinary fold. */
  readonly depth?: number
}

export interface Piece {
  readonly kind: "piece"
  readonly d: string
  readonly box: Box
  readonly cloth: Cloth
  /** Degrees the grain of the cloth is turned, clockwise. */
  readonly grain: number
  /** Where the repeat of the cloth is anchored. */
  readonly origin: Knot
  readonly folds: readonly Fold[]
  /** How far the piece stands above what lies beneath it, in garment units; 0 casts no shadow. */
  readonly lift: number
  /** How round it is: 0 lies flat, 1 is a sleeve with an arm in it. */
  readonly volume: number
}

/** Stitches, buttons, zips: painted as they are, in garment units. */
export interface Mark {
  readonly kind: "mark"
  readonly svg: string
}

export type Layer = Piece | Mark

/**
 * A garment cut and assembled, in garment units: x = 0 is the centre front, y = 0 the highest point of the shoulder
 * (or the waist of a skirt or trousers), one unit about 2.5 mm.
 */
export interface Figure {
  readonly layers: readonly Layer[]
  /** True for what stands on a table (bag, shoe, hat) rather than hangs. */
  readonly standing: boolean
  /** Room to leave above the pieces for handles, in garment units. */
  readonly headroom?: number
}

export interface Sketch {
  readonly drawing: GarmentDrawing
  readonly view: "front" | "back" | "flat"
  readonly palette: Palette
  readonly random: Random
}

export const piece = (
  knots: readonly Knot[],
  cut: Partial<Pick<Piece, "cloth" | "grain" | "origin" | "folds" | "lift" | "volume">> = {},
): Piece => ({
  kind: "piece",
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
