import { describe, expect, it } from "vitest"
import type { Category } from "../../../domain/catalog/Category.ts"
import { categoryPath } from "../../../domain/catalog/categoryPath.ts"
import { aCategory } from "../../support/builders/aCategory.ts"

const numbered = (number: number | string) => (category: Category) => category.seoId === String(number)
const ids = (path: readonly Category[]) => path.map(({ id }) => id)
const MANY = 50_000

/** A chain of categories, each the only child of its parent; `close` is added below the last. */
function chain(length: number, close: readonly Category[] = []): Category {
  let below = close
  for (let number = length - 1; number > 0; number -= 1) below = [aCategory(number, below)]
  return aCategory(0, below)
}

describe("the path of a category", () => {
  it("starts at the first level", () => {
    const tree = [aCategory(1, [aCategory(11), aCategory(12, [aCategory(121)])]), aCategory(2, [aCategory(21)])]
    expect(ids(categoryPath(tree, numbered(121)))).toEqual(["c1", "c12", "c121"])
    expect(ids(categoryPath(tree, numbered(2)))).toEqual(["c2"])
    expect(categoryPath(tree, numbered(99))).toEqual([])
    expect(categoryPath([], numbered(1))).toEqual([])
  })

  it("F71 is found in a chain of 50,000 without deep recursion", () => {
    expect(categoryPath([chain(MANY)], numbered(MANY - 1))).toHaveLength(MANY)
  })

  it("F71 is found among 50,000 siblings", () => {
    const wide = [
      aCategory(
        "root",
        Array.from({ length: MANY }, (_, number) => aCategory(number)),
      ),
    ]
    expect(ids(categoryPath(wide, numbered(MANY - 1)))).toEqual(["croot", `c${MANY - 1}`])
  })

  it("F71 ends in a tree with a cycle, and finds categories behind it", () => {
    const children: Category[] = []
    const root = aCategory("root", children)
    children.push(aCategory("a", [root]), aCategory("b"))
    expect(categoryPath([root], numbered("nowhere"))).toEqual([])
    expect(ids(categoryPath([root], numbered("b")))).toEqual(["croot", "cb"])
  })

  it("F71 visits each id once, however often it occurs in the tree", () => {
    const asked: string[] = []
    const shared = aCategory("shared", [aCategory("leaf")])
    const tree = [aCategory(1, [shared]), aCategory(2, [shared]), shared]
    categoryPath(tree, ({ id }) => {
      asked.push(id)
      return false
    })
    expect(asked.toSorted()).toEqual(["c1", "c2", "cleaf", "cshared"])
  })

  it("F71 takes the first parent of a category in two places", () => {
    const shared = aCategory("shared")
    expect(ids(categoryPath([aCategory(1, [shared]), aCategory(2, [shared])], numbered("shared")))).toEqual([
      "c1",
      "cshared",
    ])
  })
})
