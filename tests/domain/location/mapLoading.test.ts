import { describe, expect, it } from "vitest"
import type { MapLoadingEvent, MapLoadingState } from "../../../domain/location/mapLoading.ts"
import { mapLoadingStep } from "../../../domain/location/mapLoading.ts"

const STATES: readonly MapLoadingState[] = ["notLoaded", "loading", "ready"]
const EVENTS: readonly MapLoadingEvent[] = ["load", "loaded", "failed", "notify"]
const NAMES: Readonly<Record<MapLoadingState, string>> = { notLoaded: "not_loaded", loading: "loading", ready: "ready" }

const row = (...cells: readonly string[]) => `| ${cells.join(" | ")} |`

function diagram(): string {
  const arrows = STATES.flatMap((state) =>
    EVENTS.map((event) => ({ state, event, step: mapLoadingStep(state, event) }))
      .filter(({ step }) => step.action !== "ignore")
      .map(({ event, step }) => `  ${NAMES[state]} --> ${NAMES[step.state]}: ${event} / ${step.action}`),
  )
  return ["```mermaid", "stateDiagram-v2", "  [*] --> not_loaded", ...arrows, "```"].join("\n")
}

function table(): string {
  return [
    row("State", ...EVENTS.map((event) => `\`${event}\``)),
    row("---", ...EVENTS.map(() => "---")),
    ...STATES.map((state) =>
      row(
        NAMES[state].replace("_", " "),
        ...EVENTS.map((event) => {
          const step = mapLoadingStep(state, event)
          return `${NAMES[step.state].replace("_", " ")}, *${step.action}*`
        }),
      ),
    ),
  ].join("\n")
}

describe("the loading of a map library", () => {
  it("matches its diagram; `npx vitest run --project domain <this file> -u` updates the diagram", async () => {
    await expect(
      [
        "# The loading of a map library",
        [
          "States of a map provider's library in a page (S4). A test generates this page from",
          "`domain/location/mapLoading.ts` and fails when the two differ; `adapters/maps/shared/mapLoader.ts` performs",
          "the effects for all three providers.",
        ].join("\n"),
        diagram(),
        [
          "- *load*: a caller needs the library; *loaded* and *failed*: the end of an attempt; *notify*: a press",
          "  on the map or the end of a movement.",
          "- *start*: loads the script; *wait*: the caller joins the attempt; *complete*: the caller continues at",
          "  once; *completeAll* and *rejectAll*: all waiting callers; *deliver*: the notification is delivered.",
          "- A failure resets the library, so that the next caller tries again. The answer to an attempt that was",
          "  given up is ignored.",
        ].join("\n"),
        table(),
      ].join("\n\n") + "\n",
    ).toMatchFileSnapshot("../../../docs/map-loading.md")
  })
})
