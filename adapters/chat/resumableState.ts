import type { SMState, SMStorageBackend } from "strophe.js"

/**
 * Stores the state of stream management (XEP-0198), but only that of a session which the server has confirmed.
 *
 * A link that dies between the request and its confirmation leaves a state that says "requested" and has no session id.
 * With it, strophe.js 5.0.0 never requests stream management again, and messages are lost (F122).
 */
export function resumableState(backend: SMStorageBackend): SMStorageBackend {
  return {
    load: (key) => {
      const state = backend.load(key)
      return state !== null && isConfirmed(state) ? state : null
    },
    save: (key, state) => {
      if (isConfirmed(state)) backend.save(key, state)
      else backend.clear(key)
    },
    clear: (key) => backend.clear(key),
  }
}

function isConfirmed({ enabled, id, resumeSupported }: SMState): boolean {
  return enabled && resumeSupported && typeof id === "string" && id !== ""
}
