import { texts } from "../texts.ts"
import type { Cut } from "./Cut.ts"

/** Cuts of clothes. */
export const cuts = {
  regular: {
    drawing: { fit: "regular" },
    lines: [
      texts("cut straight and true to size"),
      texts("on a balanced, classic pattern"),
      texts("with a line that neither clings nor hides"),
    ],
  },
  relaxed: {
    name: "Relaxed",
    drawing: { fit: "relaxed" },
    lines: [texts("cut with room to breathe"), texts("with an easy, unhurried line")],
  },
  slim: {
    name: "Slim",
    drawing: { fit: "slim" },
    lines: [texts("cut close to the body without pulling"), texts("with a neat, narrow line")],
  },
  oversize: {
    name: "Oversized",
    drawing: { fit: "oversize" },
    lines: [texts("cut generously, with a dropped shoulder"), texts("big on purpose and easy to layer")],
  },
  cropped: {
    name: "Cropped",
    drawing: { fit: "regular", length: "cropped" },
    lines: [texts("cut short to meet a high waist"), texts("ending just where the waist begins")],
  },
  longline: {
    name: "Longline",
    drawing: { fit: "regular", length: "long" },
    lines: [texts("cut long, so that it moves when you walk"), texts("with one long, unbroken line")],
  },
  wideLeg: {
    name: "Wide-leg",
    drawing: { fit: "wide" },
    lines: [texts("with a leg that falls wide from the hip"), texts("wide enough to catch the air")],
  },
  straightLeg: {
    name: "Straight-leg",
    drawing: { fit: "regular" },
    lines: [texts("with the same width from knee to hem"), texts("straight all the way down")],
  },
  slimLeg: {
    name: "Slim-leg",
    drawing: { fit: "slim" },
    lines: [texts("narrow through the leg, easy at the waist")],
  },
  tapered: {
    name: "Tapered",
    drawing: { fit: "relaxed" },
    lines: [texts("roomy at the hip and narrow at the ankle"), texts("narrowing gently towards the hem")],
  },
  aLine: {
    name: "A-line",
    drawing: { fit: "a-line" },
    lines: [texts("opening gently from the waist"), texts("with a clean A that holds its shape")],
  },
  flared: {
    name: "Flared",
    drawing: { fit: "a-line" },
    lines: [texts("with a flare that starts late and swings")],
  },
  fluid: {
    name: "Fluid",
    drawing: { fit: "relaxed" },
    lines: [texts("with a drape that follows every step"), texts("cut on the bias so that it flows")],
  },
} as const satisfies Record<string, Cut>
