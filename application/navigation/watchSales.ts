import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import * as Schema from "effect/Schema"
import type { Category } from "../../domain/catalog/Category.ts"
import { salesPollMillis } from "../../domain/store/salesPollMillis.ts"
import { ProfileGateway } from "../account/ProfileGateway.ts"
import { CatalogGateway } from "../catalog/CatalogGateway.ts"
import { CrossTabLock } from "../platform/CrossTabLock.ts"
import { storedValue } from "../platform/StoredValue.ts"
import { SessionHolder } from "../session/SessionHolder.ts"
import { StoreScope } from "../store/StoreScope.ts"

const SALES_LOCK = "selvedge.sales"

const stored = storedValue(
  "sales",
  1,
  Schema.Struct({
    storeId: Schema.String,
    /** Last known status; absent before the first response. */
    status: Schema.optionalKey(Schema.String),
    /** Milliseconds since 1970. */
    askedAt: Schema.Number,
  }),
)

/**
 * Polls the store's sales for as long as it runs, and emits the category tree each time their status changes
 * (S4.14).
 *
 * One tab of a browser polls per interval (`salesPollMillis`), and the others read its result: after a suspend there is
 * one request, not one per missed interval (F70). Creates no guest session. A failed request is repeated an interval
 * later. `loadedAt` is when the shown tree was read, in milliseconds since 1970: a status that another tab read later
 * counts as changed.
 */
export const watchSales = Effect.fn("navigation.watchSales")(function* (
  loadedAt: number,
  onCategories: (categories: readonly Category[]) => void,
) {
  const { store } = yield* StoreScope
  const interval = salesPollMillis(store.configuration)
  const initial = yield* storedStatus
  let seen = initial !== undefined && initial.askedAt <= loadedAt ? initial.status : undefined
  while (true) {
    yield* Effect.sleep(yield* millisUntilDue(interval))
    const salesStatus = yield* salesStatusOnce(interval)
    if (salesStatus === undefined || salesStatus === seen) continue
    const catalog = yield* CatalogGateway
    const categories = yield* Effect.option(
      Effect.tapError(catalog.listCategories, (error) =>
        Effect.logWarning("The category tree was not read again", error.message),
      ),
    )
    if (Option.isNone(categories)) continue
    seen = salesStatus
    onCategories(categories.value)
  }
})

const storedStatus = Effect.gen(function* () {
  const { store } = yield* StoreScope
  return Option.getOrUndefined(Option.filter(yield* stored.read, ({ storeId }) => storeId === store.id))
})

const millisUntilDue = Effect.fnUntraced(function* (interval: number) {
  const known = yield* storedStatus
  const now = yield* Clock.currentTimeMillis
  return known === undefined || known.askedAt > now ? interval : Math.max(1, interval - (now - known.askedAt))
})

/** Returns the status, fetched unless a tab of this browser has done so within the interval. */
const salesStatusOnce = Effect.fnUntraced(function* (interval: number) {
  const lock = yield* CrossTabLock
  return yield* lock.withLock(SALES_LOCK)(
    Effect.gen(function* () {
      const { store } = yield* StoreScope
      const now = yield* Clock.currentTimeMillis
      const known = yield* storedStatus
      if (known !== undefined && known.askedAt <= now && now - known.askedAt < interval) return known.status
      const salesStatus = yield* fetchSalesStatus
      const status = Option.getOrElse(salesStatus, () => known?.status)
      yield* stored.write({ storeId: store.id, askedAt: now, ...(status === undefined ? {} : { status }) })
      return status
    }),
  )
})

const fetchSalesStatus = Effect.gen(function* () {
  const holder = yield* SessionHolder
  if ((yield* holder.current).state === "none") return Option.none<string>()
  const gateway = yield* ProfileGateway
  return yield* gateway.listUserEvents.pipe(
    Effect.map(({ status }) => status),
    Effect.tapError((error) => Effect.logWarning("The store's sales were not read", error.message)),
    Effect.option,
  )
})
