/** Fabrics, plainest first. `steps` are price steps. */
export const FABRICS = [
  { fabricId: "twill-navy", hex: "#232c45", steps: 0 },
  { fabricId: "flannel-grey", hex: "#6d6c6b", steps: 6 },
  { fabricId: "linen-sand", hex: "#cbb893", steps: 4 },
  { fabricId: "cashmere-black", hex: "#222120", steps: 20 },
] as const

/** The other attributes, each with its values. `nameKey` is the key of the value's text below `tailoring.`. */
export const ATTRIBUTES = [
  {
    idAttr: "fit",
    values: [
      { idValueAttr: "regular", nameKey: "fit.regular", steps: 0 },
      { idValueAttr: "slim", nameKey: "fit.slim", steps: 0 },
      { idValueAttr: "relaxed", nameKey: "fit.relaxed", steps: 0 },
    ],
  },
  {
    idAttr: "lining",
    values: [
      { idValueAttr: "tonal", nameKey: "lining.tonal", steps: 0 },
      { idValueAttr: "contrast", nameKey: "lining.contrast", steps: 2 },
      { idValueAttr: "none", nameKey: "lining.none", steps: 0 },
    ],
  },
  {
    idAttr: "buttons",
    values: [
      { idValueAttr: "corozo", nameKey: "buttons.corozo", steps: 0 },
      { idValueAttr: "horn", nameKey: "buttons.horn", steps: 3 },
      { idValueAttr: "metal", nameKey: "buttons.metal", steps: 2 },
    ],
  },
] as const
