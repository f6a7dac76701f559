import type { ProviderStates } from "../states/StateShop.ts"

export const telemetryStates: ProviderStates = {}
