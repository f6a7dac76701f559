import type { LazyComponent } from "../../../ui/runtime/lazyComponent.tsx"
import { lazyComponent } from "../../../ui/runtime/lazyComponent.tsx"

/** A component whose script cannot be fetched. */
export function notLoaded<Props extends object>(): LazyComponent<Props> {
  return lazyComponent<Props>(() => Promise.reject(new Error("The script cannot be fetched")))
}
