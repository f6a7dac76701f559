import * as Effect from "effect/Effect"
import type { ScriptLoader } from "../../application/platform/ScriptLoader.ts"
import { SCRIPT_POLICY, ScriptNotLoaded } from "../../application/platform/ScriptLoader.ts"

/** The Trusted Types API, which converts a URL to a trusted script URL. */
interface TrustedScripts {
  readonly createPolicy: (
    name: string,
    rules: { readonly createScriptURL: (address: string) => string },
  ) => { readonly createScriptURL: (address: string) => string }
}

/** Shared by all loaders of a page: its `trusted-types` directive allows only one policy of each name. */
const policies = new WeakMap<TrustedScripts, (address: string) => string>()

/** Loads scripts with script tags, each URL once. */
export function scriptTagLoader(page: Document = globalThis.document): ScriptLoader["Service"] {
  const loading = new Map<string, Promise<void>>()
  const trusted = trustedScripts(page)
  const load = (address: string): Promise<void> => {
    const known = loading.get(address)
    if (known !== undefined) return known
    const done = new Promise<void>((resolve, reject) => {
      const script = page.createElement("script")
      script.async = true
      script.src = trusted(address)
      script.addEventListener("load", () => resolve())
      script.addEventListener("error", () => {
        script.remove()
        loading.delete(address)
        reject(new ScriptNotLoaded({ address }))
      })
      page.head.append(script)
    })
    loading.set(address, done)
    return done
  }
  return {
    load: (address) => Effect.tryPromise({ try: () => load(address), catch: () => new ScriptNotLoaded({ address }) }),
  }
}

/** Converts a URL to a trusted script URL where the page's policy requires it. This adapter loads no other scripts. */
function trustedScripts(page: Document): (address: string) => string {
  const factory: unknown = page.defaultView === null ? undefined : Reflect.get(page.defaultView, "trustedTypes")
  if (!isTrustedScripts(factory)) return (address) => address
  const known = policies.get(factory)
  if (known !== undefined) return known
  const policy = factory.createPolicy(SCRIPT_POLICY, { createScriptURL: (address) => address })
  const trusted = (address: string) => policy.createScriptURL(address)
  policies.set(factory, trusted)
  return trusted
}

function isTrustedScripts(value: unknown): value is TrustedScripts {
  return (
    typeof value === "object" && value !== null && "createPolicy" in value && typeof value.createPolicy === "function"
  )
}
