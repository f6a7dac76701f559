/** State of a map provider's library in a page. */
export type MapLoadingState = "notLoaded" | "loading" | "ready"

/**
 * An event of the library: a caller needs it, its script has run, its script failed, or the library reports a press or
 * a movement.
 */
export type MapLoadingEvent = "load" | "loaded" | "failed" | "notify"

/** The effect of an event: on the caller, on all waiting callers, or on the notification. */
export type MapLoadingAction = "start" | "wait" | "complete" | "completeAll" | "rejectAll" | "deliver" | "ignore"

export interface MapLoadingStep {
  readonly state: MapLoadingState
  readonly action: MapLoadingAction
}

const TABLE: Readonly<Record<MapLoadingState, Readonly<Record<MapLoadingEvent, MapLoadingStep>>>> = {
  notLoaded: {
    load: { state: "loading", action: "start" },
    // The answer to an attempt that was given up.
    loaded: { state: "notLoaded", action: "ignore" },
    failed: { state: "notLoaded", action: "ignore" },
    notify: { state: "notLoaded", action: "ignore" },
  },
  loading: {
    load: { state: "loading", action: "wait" },
    loaded: { state: "ready", action: "completeAll" },
    failed: { state: "notLoaded", action: "rejectAll" },
    notify: { state: "loading", action: "ignore" },
  },
  ready: {
    load: { state: "ready", action: "complete" },
    loaded: { state: "ready", action: "ignore" },
    failed: { state: "ready", action: "ignore" },
    notify: { state: "ready", action: "deliver" },
  },
}

/**
 * Returns the next state of the library and the effect of an event (S4): a failure resets it, so that the next caller
 * tries again; once ready, later callers continue at once; notifications are delivered only after that.
 */
export function mapLoadingStep(state: MapLoadingState, event: MapLoadingEvent): MapLoadingStep {
  return TABLE[state][event]
}
