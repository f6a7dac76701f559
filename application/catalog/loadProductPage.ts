import * as Clock from "effect/Clock"
import * as Effect from "effect/Effect"
import type { Category } from "../../domain/catalog/Category.ts"
import { ProductGone } from "../../domain/catalog/CatalogRefused.ts"
import { bundleVisibility } from "../../domain/catalog/stock/bundleVisibility.ts"
import { categoryPath } from "../../domain/catalog/categoryPath.ts"
import type { Product } from "../../domain/catalog/Product.ts"
import type { ProductSummary } from "../../domain/catalog/ProductSummary.ts"
import type { BackendError } from "../shared/BackendError.ts"
import { optionalSection } from "../shared/optionalSection.ts"
import { StoreScope } from "../store/StoreScope.ts"
import { CatalogGateway } from "./CatalogGateway.ts"

/** Content of a product page. */
export interface ProductPage {
  readonly product: Product
  /** When the product was read, in milliseconds since 1970: a cached page shows stock of that time. */
  readonly readAt: number
  /** From the top level down; empty when the product is in no category. */
  readonly path: readonly Category[]
  readonly related: readonly ProductSummary[]
}

/**
 * Returns the product with the number in its address, or with the id `pelement` when there is none with that number
 * (S2: product URLs); with related products and breadcrumbs. Fails with `ProductGone`.
 *
 * Related products and breadcrumbs are optional: if they fail, the page is returned without them.
 */
export const loadProductPage = Effect.fn("catalog.loadProductPage")(function* (mfname: string, pelement?: string) {
  const gateway = yield* CatalogGateway
  const readAt = yield* Clock.currentTimeMillis
  const product = withBundleVisibility(
    yield* gateway.getProductByPartNumber(mfname).pipe(
      Effect.catchReason("BackendError", "NotFound", (reason, error) =>
        pelement === undefined ? Effect.fail(error) : productWithId(pelement, error),
      ),
      Effect.catchReason("BackendError", "NotFound", () => Effect.fail(new ProductGone({ mfname }))),
    ),
    (yield* StoreScope).store.configuration,
  )
  if (product.visibility === "hidden") return yield* new ProductGone({ mfname })
  const related = optionalSection("Related products", gateway.listRelatedProducts(product.id), [])
  const categoryTree = optionalSection("Breadcrumbs", gateway.listCategories, [])
  const [categories, relatedProducts] = yield* Effect.all([categoryTree, related], { concurrency: 2 })
  const mainCategory = product.categoryIds.at(-1)
  const path = categoryPath(categories, (category) => category.id === mainCategory)
  return { product, readAt, path, related: relatedProducts } satisfies ProductPage
})

/** The product with an id. Fails with `notFound` when there is none. */
const productWithId = Effect.fnUntraced(function* (productId: string, notFound: BackendError) {
  const gateway = yield* CatalogGateway
  const [product] = yield* gateway.listCatalogProducts([productId])
  return product === undefined ? yield* notFound : yield* gateway.getProductByPartNumber(product.mfname)
})

/** Limits a bundle to the items that its store shows; returns other products unchanged. */
function withBundleVisibility(product: Product, configuration: Readonly<Record<string, string>>): Product {
  const { bundle, visibility } = product
  return bundle === undefined
    ? product
    : {
        ...product,
        visibility: bundleVisibility(
          visibility,
          bundle.components.map((component) => component.visibility),
          configuration,
        ),
      }
}
