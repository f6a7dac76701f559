import { type Kysely, sql } from "kysely"
import type { components } from "../../generated/catalog.d.ts"
import type { Database } from "../platform/storage/Database.ts"
import { parseStored } from "../platform/storage/parseStored.ts"

type Category = components["schemas"]["Category"]

/** A category of a store in one language, with its ancestors and children. */
export interface CategoryNode {
  readonly id: string
  readonly key: string
  readonly seoId: string
  readonly name: string
  readonly categoryUrl: string
  readonly description?: string
  readonly productCount: number
  readonly parents: readonly CategoryNode[]
  readonly children: CategoryNode[]
}

export interface CategoryTree {
  readonly top: readonly CategoryNode[]
  readonly byId: ReadonlyMap<string, CategoryNode>
  readonly byKey: ReadonlyMap<string, CategoryNode>
}

/**
 * All categories of a store, including those without products: they can be requested by id, but are in no returned
 * tree.
 */
export const readCategoryTree = async (
  db: Kysely<Database>,
  storeId: string,
  languageId: string,
): Promise<CategoryTree> => {
  const { rows: counts } = await sql<{ category_id: string; count: number }>`
    select category_id, count(*) as count from listing where store_id = ${storeId} group by category_id`.execute(db)
  const countOf = new Map(counts.map((row) => [row.category_id, row.count]))
  const rows = await db.selectFrom("category").selectAll().where("store_id", "=", storeId).orderBy("position").execute()
  const byId = new Map<string, CategoryNode>()
  // Parents have lower positions than their children.
  for (const row of rows) {
    const parent = row.parent_id === null ? undefined : byId.get(row.parent_id)
    const { name, slug, description } = textsIn(row.texts, languageId)
    const node: CategoryNode = {
      id: row.category_id,
      key: row.category_key,
      seoId: row.seo_id,
      name,
      categoryUrl: slug,
      ...(description === undefined ? {} : { description }),
      productCount: countOf.get(row.category_id) ?? 0,
      parents: parent === undefined ? [] : [...parent.parents, parent],
      children: [],
    }
    parent?.children.push(node)
    byId.set(node.id, node)
  }
  const nodes = [...byId.values()]
  return {
    top: nodes.filter(({ parents }) => parents.length === 0),
    byId,
    byKey: new Map(nodes.map((node) => [node.key, node])),
  }
}

interface CategoryTexts {
  readonly name: string
  readonly slug: string
  readonly description?: string
}

const isTexts = (value: unknown): value is CategoryTexts =>
  typeof value === "object" && value !== null && "name" in value && "slug" in value

const textsIn = (texts: string, languageId: string): CategoryTexts => {
  const parsed: unknown = parseStored(texts)
  const all =
    typeof parsed === "object" && parsed !== null
      ? new Map<string, unknown>(Object.entries(parsed))
      : new Map<string, unknown>()
  const found = all.get(languageId) ?? all.values().next().value
  if (!isTexts(found)) throw new Error("A row of category is damaged.")
  return found
}

interface CategoryResponseOptions {
  readonly deep: boolean
  /** Absent without numbers in the response. */
  readonly productCount?: (node: CategoryNode) => number
  /** Selects the child categories in the response. */
  readonly isShown: (node: CategoryNode) => boolean
}

export const hasProducts = ({ productCount }: CategoryNode): boolean => productCount > 0

/** The category in the format of the contract. `deep` includes the lower levels. */
export const categoryAnswer = (node: CategoryNode, options: CategoryResponseOptions): Category => ({
  id: node.id,
  name: node.name,
  key: node.key,
  seoId: node.seoId,
  categoryUrl: node.categoryUrl,
  ...(node.description === undefined ? {} : { description: node.description }),
  ...(options.productCount === undefined ? {} : { productCount: options.productCount(node) }),
  subcategories: options.deep
    ? node.children.filter(options.isShown).map((child) => categoryAnswer(child, options))
    : [],
  parentcategories: node.parents.map(({ id, name, key, categoryUrl, seoId }) => ({
    id,
    name,
    key,
    categoryUrl,
    seoId,
  })),
})
