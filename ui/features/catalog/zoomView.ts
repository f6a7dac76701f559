/**
 * How a picture stands in its stage: how much larger than it fits, and how far its centre is from the stage's, in
 * pixels.
 */
export interface ZoomView {
  /** From 1 to `MOST_SCALE`. */
  readonly scale: number
  readonly x: number
  readonly y: number
}

/** A place or a size in pixels; places are counted from the middle of the stage. */
export interface Pixels {
  readonly x: number
  readonly y: number
}

export const UNZOOMED: ZoomView = { scale: 1, x: 0, y: 0 }
export const MAX_SCALE = 4

/** The view at another scale; what was under `at` stays under it, as far as the picture's edges let it. */
export function scaledView(view: ZoomView, scale: number, at: Pixels, stage: Pixels): ZoomView {
  const next = Math.min(MAX_SCALE, Math.max(1, scale))
  const scaleRatio = next / view.scale
  return held({ scale: next, x: at.x - (at.x - view.x) * scaleRatio, y: at.y - (at.y - view.y) * scaleRatio }, stage)
}

/** The view moved by a distance, never so far that an edge of the picture leaves the edge of the stage. */
export function pannedView(view: ZoomView, by: Pixels, stage: Pixels): ZoomView {
  return held({ ...view, x: view.x + by.x, y: view.y + by.y }, stage)
}

function held({ scale, x, y }: ZoomView, stage: Pixels): ZoomView {
  const within = (offset: number, size: number) => {
    const most = (Math.max(0, size) * (scale - 1)) / 2
    return Math.min(most, Math.max(-most, offset)) || 0
  }
  return { scale, x: within(x, stage.x), y: within(y, stage.y) }
}
