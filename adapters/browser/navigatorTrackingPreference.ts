import * as Effect from "effect/Effect"
import type { TrackingPreference } from "../../application/platform/TrackingPreference.ts"
import { documentConsent } from "./documentConsent.ts"

/** The browser's two privacy signals (R18), and the visitor's consent to analytics (F163). */
export function navigatorTrackingPreference(): TrackingPreference["Service"] {
  return {
    isOptedOut: Effect.map(
      documentConsent().current,
      ({ analytics }) =>
        analytics !== "granted" ||
        navigator.doNotTrack === "1" ||
        ("globalPrivacyControl" in navigator && navigator.globalPrivacyControl === true),
    ),
  }
}
