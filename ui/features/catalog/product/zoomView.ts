/**
 * The zoom state of an image: its scale relative to the fitted size, and the offset of its centre from the centre of
 * the stage, in pixels.
 */
export interface ZoomView {
  /** From 1 to `MOST_SCALE`. */
  readonly scale: number
  readonly x: number
  readonly y: number
}

/** A position or size in pixels; positions are relative to the centre of the stage. */
export interface Pixels {
  readonly x: number
  readonly y: number
}

export const UNZOOMED: ZoomView = { scale: 1, x: 0, y: 0 }
export const MAX_SCALE = 4

/** The view at another scale. The point `at` stays in place as far as the image's edges allow. */
export function scaledView(view: ZoomView, scale: number, at: Pixels, stage: Pixels): ZoomView {
  const next = Math.min(MAX_SCALE, Math.max(1, scale))
  const scaleRatio = next / view.scale
  return held({ scale: next, x: at.x - (at.x - view.x) * scaleRatio, y: at.y - (at.y - view.y) * scaleRatio }, stage)
}

/** The view moved by a distance, limited so that the image still covers the stage. */
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
