import * as Effect from "effect/Effect"
import { recordMetric } from "../telemetry/TelemetrySink.ts"
import { track } from "./Analytics.ts"
import type { ShownPage } from "./pageEvents.ts"
import { pageEvents } from "./pageEvents.ts"

/** Reports a page that is shown: a metric of its screen (S3.33), and its commerce events. */
export const reportPageView = Effect.fn("analytics.reportPageView")(function* (
  page: ShownPage,
  previous?: ShownPage,
  options: { readonly hasScripts?: boolean } = {},
) {
  yield* recordMetric("COUNTER", "screen_views", 1, { screen_name: page.address.page })
  for (const event of pageEvents(page, previous, options)) yield* track(event)
})
