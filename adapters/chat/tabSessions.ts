import type { SMStorageBackend } from "strophe.js"
import { MemoryStorageBackend, SessionStorageBackend } from "strophe.js"

/**
 * Stores resumable sessions until the tab is closed, so that a reload resumes its own session and no other tab does.
 * Without storage a reload opens a new session.
 */
export function tabSessions(): SMStorageBackend {
  try {
    globalThis.sessionStorage.getItem("selvedge.chat")
    return new SessionStorageBackend()
  } catch {
    // The browser blocks storage.
    return new MemoryStorageBackend()
  }
}
