import type { PageData } from "../../../application/navigation/PageData.ts"
import { retryable } from "../../runtime/retryable.ts"
import type { addressesOf } from "./addressesOf.ts"
import type { Navigator } from "./Navigator.ts"

/** Addresses, whose rules are fetched when something first shows one. */
export interface LazyAddresses {
  readonly load: () => Promise<void>
  readonly isLoaded: () => boolean
  /** Throws before `load` is done. */
  readonly addressOf: Navigator["addressOf"]
}

/** The addresses of a page, which may be completed before they are first built; `prefix` as for `addressesOf`. */
export function lazyAddresses(page: () => PageData, prefix?: string): LazyAddresses {
  let build: typeof addressesOf | undefined
  return {
    load: retryable(async () => {
      build = (await import("./addressesOf.ts")).addressesOf
    }),
    isLoaded: () => build !== undefined,
    addressOf: (to) => {
      if (build === undefined) throw new Error(`The address of ${to.page} is needed before addresses are loaded`)
      return build(page(), prefix)(to)
    },
  }
}
