import { cleanup } from "@testing-library/react"
import { afterEach, beforeAll, vi } from "vitest"
import { listingContexts } from "../../../ui/features/catalog/listing/listingContexts.ts"

declare global {
  interface Window {
    /** Properties that happy-dom adds to its window. */
    readonly happyDOM: { readonly setURL: (url: string) => void }
  }
}

const ADDRESS = "http://localhost:3000/"

/** Test files share a window and its modules: each starts at the same address, with an empty page and empty storage. */
beforeAll(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  window.happyDOM.setURL(ADDRESS)
  window.localStorage.clear()
  window.sessionStorage.clear()
  document.head.replaceChildren()
  document.body.replaceChildren()
  for (const { name } of [...document.documentElement.attributes]) document.documentElement.removeAttribute(name)
  document.title = ""
  listingContexts.clear()
})

afterEach(() => {
  cleanup()
})
