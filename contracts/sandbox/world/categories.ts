import type { CategoryBranch } from "./categories/CategoryBranch.ts"
import { editionsBranch } from "./categories/editionsBranch.ts"
import { kidsBranch } from "./categories/kidsBranch.ts"
import { menBranch } from "./categories/menBranch.ts"
import { womenBranch } from "./categories/womenBranch.ts"
import type { WorldCategory } from "./World.ts"

const flatten = (branch: CategoryBranch, parentId?: string): readonly WorldCategory[] => {
  const id = String(branch.code)
  const category: WorldCategory = {
    id,
    key: branch.key,
    // Four digits, never equal to an id, so that a mix-up fails immediately.
    seoId: String(4_000 + branch.code / 10),
    name: branch.name,
    ...(parentId === undefined ? {} : { parentId }),
    ...(branch.description === undefined ? {} : { description: branch.description }),
  }
  return [category, ...(branch.below ?? []).flatMap((below) => flatten(below, id))]
}

/** The category tree of the demo world, every parent before its children. */
export const categories: readonly WorldCategory[] = [womenBranch, menBranch, kidsBranch, editionsBranch].flatMap(
  (branch) => flatten(branch),
)
