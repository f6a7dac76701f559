import type { ProviderStates } from "../cart/StateShop.ts"

/** Provider states of the area telemetry, by name. */
export const telemetryStates: ProviderStates = {}
