import type { ProviderStates } from "../platform/states/StateShop.ts"

export const telemetryStates: ProviderStates = {}
