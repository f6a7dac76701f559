import type { Product } from "../../../domain/catalog/Product.ts"
import type { ProductList } from "../../../domain/catalog/ProductList.ts"
import type { ProductSummary } from "../../../domain/catalog/ProductSummary.ts"
import { euros } from "./euros.ts"

/** A visible product of the category `c121`, without colours. */
export function aProduct(changes: Partial<Product> = {}): Product {
  return {
    id: "p1",
    mfname: "7001",
    productUrl: "linen-shirt",
    name: "Linen shirt",
    categoryIds: ["c1", "c12", "c121"],
    visibility: "show",
    colors: [],
    ...changes,
  }
}

/** The same as an entry of a list. */
export function aSummary(changes: Partial<ProductSummary> = {}): ProductSummary {
  return {
    id: "p1",
    mfname: "7001",
    productUrl: "linen-shirt",
    name: "Linen shirt",
    price: euros(2995),
    visibility: "show",
    colors: [],
    images: [],
    ...changes,
  }
}

/** One page of a list with these products. */
export function aList(products: readonly ProductSummary[] = [aSummary()]): ProductList {
  return {
    totalCount: products.length,
    pageNumber: 1,
    pageSize: 24,
    products,
    facets: { colors: [], sizes: [], categories: [] },
  }
}
