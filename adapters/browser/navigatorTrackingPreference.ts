import * as Effect from "effect/Effect"
import type { TrackingPreference } from "../../application/platform/TrackingPreference.ts"

/** The browser's two privacy signals (R18). */
export function navigatorTrackingPreference(): TrackingPreference["Service"] {
  return {
    isOptedOut: Effect.sync(
      () =>
        navigator.doNotTrack === "1" ||
        ("globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true),
    ),
  }
}
