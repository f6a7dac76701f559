/** Where analytics events go: the shop's collector, a tag manager's data layer, or nowhere. */
export const ANALYTICS_DRIVERS = ["collector", "dataLayer", "none"] as const
export type AnalyticsDriverKind = (typeof ANALYTICS_DRIVERS)[number]

/** Returns a store's driver: `ANALYTICS_DRIVER` of its configuration, the collector by default. */
export function analyticsDriverKind(configuration: Readonly<Record<string, string>>): AnalyticsDriverKind {
  const configured = configuration["ANALYTICS_DRIVER"]?.trim() ?? ""
  if (configured === "") return "collector"
  return ANALYTICS_DRIVERS.find((kind) => kind === configured) ?? "none"
}
