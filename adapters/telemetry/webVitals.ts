import type { Metric } from "web-vitals"
import { onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals"
import type { MetricEvent } from "../../domain/telemetry/TelemetryEvent.ts"

/** A page of a document, and since when it is shown, in milliseconds of the document's clock. */
export interface ShownRoute {
  readonly route: string
  readonly since: number
}

/**
 * Reports the web vitals of the document and of its soft navigations, each for the route that it belongs to: a metric
 * is often final only when the next page is shown.
 */
export function watchWebVitals(
  routes: () => readonly ShownRoute[],
  report: (metric: Omit<MetricEvent, "at">) => void,
): void {
  const take = ({ name, value, rating, navigationType, navigationStartTime = 0 }: Metric) =>
    report({
      kind: "metric",
      type: "SUMMARY",
      name: `web_vital_${name.toLowerCase()}`,
      value,
      tags: { route: routeAt(routes(), navigationType === "soft-navigation" ? navigationStartTime : 0), rating },
    })
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(take, { reportSoftNavs: true })
}

/** The page that a navigation led to: the first that was shown after its start. */
function routeAt(routes: readonly ShownRoute[], start: number): string {
  return (routes.find(({ since }) => since >= start) ?? routes.at(-1))?.route ?? "unknown"
}
