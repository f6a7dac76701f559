import { notFound } from "../platform/http/Refused.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import { type CategoryNode, type CategoryTree, readCategoryTree } from "./CategoryNode.ts"
import { type FilterIndex, readFilterIndex } from "./listing/FilterIndex.ts"
import type { CountedFacets, OfferedCategories, CountInCategory } from "./listing/readFacets.ts"
import { readSummaries } from "./listing/readSummaries.ts"
import { storedProductMemo } from "./listing/storedProductMemo.ts"
import { type VersionedMemo, versionedMemo } from "./versionedMemo.ts"

/**
 * The highest level of the tree that divides the results: while a single category contains all of them, its children.
 */
const branchingLevel = (nodes: readonly CategoryNode[], countIn: CountInCategory): readonly CategoryNode[] => {
  const found = nodes.filter((node) => countIn(node) > 0)
  const [only, ...others] = found
  return only === undefined || others.length > 0 ? found : branchingLevel(only.children, countIn)
}

/** Data that several catalogue operations read, cached until the catalogue changes. */
export interface CatalogReads {
  readonly tree: (storeId: string, languageId: string) => Promise<CategoryTree>
  /** Fails with 404 for a category that the store does not have. */
  readonly category: (storeId: string, languageId: string, categoryId: string) => Promise<CategoryNode>
  readonly filterIndex: (storeId: string) => Promise<FilterIndex>
  readonly facetsOf: VersionedMemo<CountedFacets>
  /** Product summaries in the order of the ids; unknown and hidden products are omitted. */
  readonly summariesOf: (
    storeId: string,
    languageId: string,
    productIds: readonly string[],
    withSizes: boolean,
  ) => ReturnType<typeof readSummaries>
  /** The categories that a search offers as a filter: those that divide its results. */
  readonly branchingCategories: (storeId: string, languageId: string) => OfferedCategories
}

export const createCatalogReads = ({ storage: { db }, versions }: SandboxServices): CatalogReads => {
  const trees = versionedMemo<CategoryTree>(versions)
  const indexes = versionedMemo<FilterIndex>(versions)
  const readStored = storedProductMemo(db, versions)
  const tree: CatalogReads["tree"] = (storeId, languageId) =>
    trees(storeId, languageId, () => readCategoryTree(db, storeId, languageId))
  return {
    tree,
    category: async (storeId, languageId, categoryId) => {
      const node = (await tree(storeId, languageId)).byId.get(categoryId)
      if (node === undefined) throw notFound("There is no such category in this store.", categoryId)
      return node
    },
    filterIndex: (storeId) => indexes(storeId, "", () => readFilterIndex(db, storeId)),
    facetsOf: versionedMemo(versions),
    summariesOf: (storeId, languageId, productIds, withSizes) =>
      readSummaries(db, storeId, languageId, productIds, withSizes, readStored),
    branchingCategories: (storeId, languageId) => async (countIn) =>
      branchingLevel((await tree(storeId, languageId)).top, countIn),
  }
}
