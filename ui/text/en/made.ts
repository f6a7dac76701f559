import type { TextCatalogue } from "../TextCatalogue.ts"

export const made = {
  "made.open.letters": "Add your letters",
  "made.open.tailoring": "Have it made to measure",
  "made.asking": "One moment…",
  "made.noScript":
    "Switch on JavaScript in your browser to choose how it is made. Without it you can buy the piece as it comes.",
  "made.letters": "Letters:",
  "made.tailored": "Made to measure:",
  "made.gold": "gold finish",
  "made.express": "express service",
  "made.asOrder": "as in order {order}",
  "made.then": ", {name}",
} satisfies TextCatalogue
