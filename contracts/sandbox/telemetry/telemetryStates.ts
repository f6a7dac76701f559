import type { ProviderStates } from "../cart/StateShop.ts"

export const telemetryStates: ProviderStates = {}
