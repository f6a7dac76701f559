import * as Clock from "effect/Clock"
import * as Duration from "effect/Duration"
import * as Effect from "effect/Effect"
import * as Semaphore from "effect/Semaphore"
import { LRUCache } from "lru-cache"
import type { ProductAddress, ProductAddressGateway } from "../../../application/catalog/ProductAddressGateway.ts"
import { CallDeadline } from "../../../application/shared/Deadline.ts"
import type { StoreScope } from "../../../application/store/StoreScope.ts"
import type { ResponseCache } from "../http/response/responseCache.ts"

interface AddressIndex {
  readonly byId: ReadonlyMap<string, ProductAddress>
  readonly version: number | undefined
  /** Milliseconds since 1970. */
  readonly until: number
}

/** The addresses of products by store, language and catalogue. */
export interface AddressIndexes {
  readonly ready: LRUCache<string, AddressIndex>
  /** Products that were looked up one by one since the last index. */
  readonly lookups: Map<string, number>
  /** One reading in the background at a time. */
  readonly background: Semaphore.Semaphore
}

/** A version shows every change. The bound covers a backend that changes an address without a new version. */
const VERSIONED_LIFETIME = Duration.minutes(10)
/** Products of all indexes; one takes about 200 bytes. */
const MAX_PRODUCTS = 200_000
/** An index of 650 products costs as much CPU time as about this number of single look-ups. */
const LOOKUPS_BEFORE_INDEX = 32

/** Returns no indexes. */
export function addressIndexes(): AddressIndexes {
  return {
    ready: new LRUCache({ maxSize: MAX_PRODUCTS, sizeCalculation: ({ byId }) => byId.size + 1 }),
    lookups: new Map(),
    background: Semaphore.makeUnsafe(1),
  }
}

/**
 * Returns addresses that are read and decoded once per version of the catalogue; without a version, when responses
 * expire. Single look-ups use the index if there is one. After many of them it is read in the background, one store and
 * language at a time: few pages do not pay for an index of the whole store, and a crawler does not pay for each page.
 */
export function withAddressIndex(
  addresses: ProductAddressGateway["Service"],
  { store, language, catalogId }: StoreScope["Service"],
  indexes: AddressIndexes,
  { catalogueVersion, lifetime }: Pick<ResponseCache, "catalogueVersion" | "lifetime">,
): ProductAddressGateway["Service"] {
  const key = `${store.id} ${language.id} ${catalogId}`
  const current = Effect.gen(function* () {
    const version = yield* Effect.promise(() => catalogueVersion(store.id))
    const now = yield* Clock.currentTimeMillis
    const known = indexes.ready.get(key)
    return { version, index: known !== undefined && known.version === version && now < known.until ? known : undefined }
  })
  const readIndex = Effect.gen(function* () {
    const { version, index } = yield* current
    if (index !== undefined) return index
    const list = yield* addresses.listAddresses
    if (list === undefined) return undefined
    const until =
      (yield* Clock.currentTimeMillis) + Duration.toMillis(version === undefined ? lifetime : VERSIONED_LIFETIME)
    const read: AddressIndex = { byId: new Map(list.map((address) => [address.id, address])), version, until }
    indexes.ready.set(key, read)
    indexes.lookups.delete(key)
    return read
  })
  // The page does not wait for it, and its deadline does not end it. A failure is tried again after as many look-ups.
  const readOrWarn = Effect.catch(readIndex, ({ message }) => Effect.logWarning(`No index of addresses: ${message}`))
  const readInBackground = indexes.background
    .withPermits(1)(readOrWarn)
    .pipe(Effect.provideService(CallDeadline, undefined), Effect.forkDetach({ startImmediately: true }))
  const countLookup = Effect.suspend(() => {
    const lookups = (indexes.lookups.get(key) ?? 0) + 1
    indexes.lookups.set(key, lookups % LOOKUPS_BEFORE_INDEX)
    return lookups < LOOKUPS_BEFORE_INDEX ? Effect.void : readInBackground
  })
  return {
    listAddresses: Effect.map(readIndex, (index) => (index === undefined ? undefined : [...index.byId.values()])),
    findAddress: (productId) =>
      Effect.flatMap(current, ({ index }) =>
        index === undefined
          ? Effect.andThen(countLookup, addresses.findAddress(productId))
          : Effect.succeed(index.byId.get(productId)),
      ),
  }
}
