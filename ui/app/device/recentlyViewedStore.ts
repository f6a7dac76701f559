import type { RecentProduct } from "../../../domain/catalog/recentProducts.ts"
import { recentMaximum, unexpiredProducts, withRecentProduct } from "../../../domain/catalog/recentProducts.ts"
import { allowsPersonalization } from "../../runtime/allowsPersonalization.ts"
import type { DeviceStorage } from "./deviceStorage.ts"

const KEY = "selvedge.recentProducts.v1"

export type RecentlyViewedStore = ReturnType<typeof recentlyViewedStore>

/**
 * The recently viewed products of one store, recorded only if the visitor allows personalization. All stores share one
 * storage entry. The core is not fetched for a few ids.
 */
export function recentlyViewedStore({ read, keep }: Pick<DeviceStorage, "read" | "keep">, storeId: string | undefined) {
  const now = () => performance.timeOrigin + performance.now()
  const stored = () => unexpiredProducts(readProducts(read(KEY)), now())
  const write = (products: readonly RecentProduct[]) => {
    keep(KEY, products.length === 0 ? undefined : JSON.stringify(products))
    return idsOf(products)
  }
  const idsOf = (products: readonly RecentProduct[]) =>
    products.flatMap((product) => (product.storeId === storeId ? [product.productId] : []))
  return {
    /** Product ids, the latest first. */
    all: () => idsOf(stored()),
    note: (productId: string, configuration: Readonly<Record<string, string>>) =>
      storeId === undefined || !allowsPersonalization()
        ? []
        : write(withRecentProduct(stored(), { storeId, productId, seenAt: now() }, recentMaximum(configuration))),
    forget: () => write(stored().filter((product) => product.storeId !== storeId)),
  }
}

function readProducts(text: string | undefined): readonly RecentProduct[] {
  try {
    const stored: unknown = JSON.parse(text ?? "[]")
    return Array.isArray(stored) ? stored.filter(isRecentProduct) : []
  } catch {
    return [] // invalid entries are ignored
  }
}

function isRecentProduct(value: unknown): value is RecentProduct {
  return (
    typeof value === "object" &&
    value !== null &&
    "storeId" in value &&
    typeof value.storeId === "string" &&
    "productId" in value &&
    typeof value.productId === "string" &&
    "seenAt" in value &&
    typeof value.seenAt === "number"
  )
}
