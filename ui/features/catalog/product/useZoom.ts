import type { PointerEvent } from "react"
import { useEffect, useRef, useState } from "react"
import type { Pixels, ZoomView } from "./zoomView.ts"
import { pannedView, scaledView, UNZOOMED } from "./zoomView.ts"

/** Two taps within this time and distance count as a double tap, in milliseconds and pixels. */
const DOUBLE_TAP = { millis: 300, pixels: 24 } as const
/** An unzoomed image dragged this far gives way to the next, in pixels. */
const SWIPE_PIXELS = 56
const DOUBLE_TAP_SCALE = 2.5
/** The change of scale per pixel of wheel or trackpad movement. */
const WHEEL_RATE = 0.0022

const CENTRE: Pixels = { x: 0, y: 0 }

/**
 * Pinch, wheel, double-tap and drag gestures on an image. `onSwipe` requests the next image (1) or the previous one
 * (-1), in the direction of the gesture.
 */
export function useZoom(onSwipe: (side: 1 | -1) => void) {
  const [view, setView] = useState(UNZOOMED)
  const stage = useRef<HTMLDivElement>(null)
  const pointers = useRef(new Map<number, Pixels>())
  const start = useRef({ at: CENTRE, time: 0, moved: false })
  const lastTap = useRef({ at: CENTRE, time: -1_000 })

  const size = (): Pixels => ({ x: stage.current?.clientWidth ?? 0, y: stage.current?.clientHeight ?? 0 })
  const pointOf = ({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): Pixels => {
    const box = stage.current?.getBoundingClientRect()
    return box === undefined ? CENTRE : { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 }
  }
  const scaleTo = (next: (view: ZoomView) => number, at = CENTRE) =>
    setView((before) => scaledView(before, next(before), at, size()))

  useEffect(() => {
    const element = stage.current
    // React's wheel listeners are passive and cannot prevent scrolling.
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      scaleTo(({ scale }) => scale * Math.exp(-event.deltaY * WHEEL_RATE), pointOf(event))
    }
    element?.addEventListener("wheel", turn, { passive: false })
    return () => element?.removeEventListener("wheel", turn)
  }, [])

  const onPointerDown = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    pointers.current.set(event.pointerId, pointOf(event))
    start.current = { at: pointOf(event), time: event.timeStamp, moved: pointers.current.size > 1 }
  }
  const onPointerMove = (event: PointerEvent<HTMLDivElement>) => {
    const before = pointers.current.get(event.pointerId)
    if (before === undefined) return
    const now = pointOf(event)
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    pointers.current.set(event.pointerId, now)
    if (distance(start.current.at, now) > DOUBLE_TAP.pixels / 2) start.current.moved = true
    if (other === undefined) setView((known) => pannedView(known, { x: now.x - before.x, y: now.y - before.y }, size()))
    else
      scaleTo(({ scale }) => (scale * distance(now, other)) / Math.max(1, distance(before, other)), {
        x: (now.x + other.x) / 2,
        y: (now.y + other.y) / 2,
      })
  }
  const onPointerUp = (event: PointerEvent<HTMLDivElement>) => {
    const wasLastPointer = pointers.current.delete(event.pointerId) && pointers.current.size === 0
    const at = pointOf(event)
    const { at: from, moved } = start.current
    if (!wasLastPointer) return
    if (moved) {
      const side = at.x - from.x
      if (view.scale === 1 && Math.abs(side) > SWIPE_PIXELS && Math.abs(side) > Math.abs(at.y - from.y))
        onSwipe(side < 0 ? 1 : -1)
      return
    }
    const isDouble =
      event.timeStamp - lastTap.current.time < DOUBLE_TAP.millis && distance(at, lastTap.current.at) < DOUBLE_TAP.pixels
    lastTap.current = { at, time: isDouble ? -1_000 : event.timeStamp }
    if (isDouble) scaleTo(({ scale }) => (scale > 1 ? 1 : DOUBLE_TAP_SCALE), at)
  }
  const onPointerCancel = (event: PointerEvent<HTMLDivElement>) => void pointers.current.delete(event.pointerId)

  return {
    view,
    reset: () => setView(UNZOOMED),
    scaleBy: (factor: number) => scaleTo(({ scale }) => scale * factor),
    moveBy: (by: Pixels) => setView((known) => pannedView(known, by, size())),
    stage: { ref: stage, onPointerDown, onPointerMove, onPointerUp, onPointerCancel },
  }
}

function distance(one: Pixels, other: Pixels): number {
  return Math.hypot(one.x - other.x, one.y - other.y)
}
