import { BackendError } from "../../application/shared/BackendError.ts"
import type { Deadline } from "../../application/shared/Deadline.ts"
import type { ShopPrograms } from "./ShopPrograms.ts"

/** What all backend calls of one page may take together; with what is left for drawing, a page is there within 5 s. */
const PAGE_BUDGET_MILLIS = 3_500
/**
 * What a part may take of it that the page can be shown without. The spots of a home page are all that it is made of.
 */
const OPTIONAL_OPERATION_MILLIS = 2_000
const OPTIONAL_OPERATIONS: readonly string[] = ["listRelatedProducts", "listSearchSuggestions", "getTranslations"]

/** The time of one page, shared by everything that is asked for it. */
export interface PageBudget extends Deadline {
  /** The answer, or a `BackendError` once the time is over, whatever becomes of the answer then. */
  readonly within: <A>(operation: string, answer: Promise<A>) => Promise<A>
}

/** The time of a page that begins now. */
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
        // An answer that is there already comes before a timer, however little time is left.
        const late = setTimeout(
          () => reject(new BackendError({ operation, reason: { _tag: "TimedOut", afterMillis: millis } })),
          Math.max(0, remainingMillis()),
        )
        answer.then(resolve, reject).finally(() => clearTimeout(late))
      }),
  }
}

/**
 * The programs of a page, within its time: what pages share (the stores) goes on for the others when this one has
 * waited enough.
 */
export function withinBudget(programs: ShopPrograms, budget: PageBudget): ShopPrograms {
  return {
    ...programs,
    stores: () => budget.within("listStores", programs.stores()),
    store: (storeId) => budget.within("getStore", programs.store(storeId)),
    loadStoreSelector: (address) => programs.loadStoreSelector(address, budget),
    loadPage: (scope, address, cookies, place) => programs.loadPage(scope, address, cookies, place, budget),
  }
}
