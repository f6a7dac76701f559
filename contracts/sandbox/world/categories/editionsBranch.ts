import { texts } from "../texts.ts"
import type { CategoryBranch } from "./CategoryBranch.ts"

/** Editions: the same products grouped by fabric and by occasion. `categoriesOf` assigns the products. */
export const editionsBranch: CategoryBranch = {
  code: 40_000,
  key: "editions",
  name: texts("Editions"),
  below: [
    {
      code: 41_000,
      key: "editions-cloth",
      name: texts("By cloth"),
      below: [
        {
          code: 41_010,
          key: "edition-linen",
          name: texts("The linen edition"),
          description: texts("Flax, water, air. Everything we make in linen, in one place."),
        },
        {
          code: 41_020,
          key: "edition-wool",
          name: texts("The wool edition"),
          description: texts("Herringbone, cable, tweed: wool in every weight it is good at."),
        },
        {
          code: 41_030,
          key: "edition-selvedge",
          name: texts("Selvedge denim"),
          description: texts("Woven slowly on narrow looms and finished with one red thread."),
        },
      ],
    },
    {
      code: 42_000,
      key: "editions-occasion",
      name: texts("By occasion"),
      below: [
        {
          code: 42_010,
          key: "edition-office",
          name: texts("Monday to Friday"),
          description: texts("Tailoring that sits well through the third meeting of the day."),
        },
        {
          code: 42_020,
          key: "edition-evening",
          name: texts("After dark"),
          description: texts("Satin, silk and a little light: for dinners that run late."),
        },
      ],
    },
  ],
}
