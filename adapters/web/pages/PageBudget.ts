import { BackendError } from "../../../application/shared/BackendError.ts"
import type { Deadline } from "../../../application/shared/Deadline.ts"
import type { ShopPrograms } from "../ShopPrograms.ts"

/** Time for all backend calls of one page. With the remaining time for rendering, a page is complete within 5 s. */
const PAGE_BUDGET_MILLIS = 3_500
/**
 * Time for an operation that the page can be shown without. The spots of a home page are not among these: they are its
 * whole content.
 */
const OPTIONAL_OPERATION_MILLIS = 2_000
const OPTIONAL_OPERATIONS: readonly string[] = ["listRelatedProducts", "listSearchSuggestions", "getTranslations"]

/** The time budget of one page, shared by all its calls. */
export interface PageBudget extends Deadline {
  /** Returns the result, or fails with a `BackendError` at the end of the budget. The call itself is not cancelled. */
  readonly within: <A>(operation: string, answer: Promise<A>) => Promise<A>
}

/** Starts the budget of a page. */
export function pageBudget(
  millis: number = PAGE_BUDGET_MILLIS,
  now: () => number = () => performance.now(),
): PageBudget {
  const end = now() + millis
  const remainingMillis = () => end - now()
  return {
    remainingMillis,
    shareOf: (operation) => (OPTIONAL_OPERATIONS.includes(operation) ? OPTIONAL_OPERATION_MILLIS : undefined),
    within: (operation, answer) =>
      new Promise((resolve, reject) => {
        // Even without remaining time, a settled result wins over a timer.
        const late = setTimeout(
          () => reject(new BackendError({ operation, reason: { _tag: "TimedOut", afterMillis: millis } })),
          Math.max(0, remainingMillis()),
        )
        answer.then(resolve, reject).finally(() => clearTimeout(late))
      }),
  }
}

/**
 * Runs a page's programs within its budget. Shared programs (the stores) continue for other requests after a timeout.
 */
export function withinBudget(programs: ShopPrograms, budget: PageBudget): ShopPrograms {
  return {
    ...programs,
    stores: () => budget.within("listStores", programs.stores()),
    store: (storeId) => budget.within("getStore", programs.store(storeId)),
    loadStoreSelector: (address) => programs.loadStoreSelector(address, budget),
    loadPage: (scope, address, cookies, request) =>
      programs.loadPage(scope, address, cookies, { ...request, deadline: budget }),
  }
}
