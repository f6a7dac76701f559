import type { RefObject } from "react"
import { useEffect, useId, useState } from "react"
import { buttonClass } from "../../design/buttonClass.ts"
import { Icon } from "../../design/Icon.tsx"
import { VisuallyHidden } from "../../design/VisuallyHidden.tsx"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useFrame } from "../../runtime/ShopProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useShopPages } from "../../runtime/useShopPages.ts"
import styles from "./SearchAssist.module.css"
import { useSuggestions } from "./useSuggestions.ts"

/**
 * What helps while one types: suggestions as the list of a combobox (ARIA authoring practices, list autocomplete with manual
 * selection), earlier searches, and the categories. The field itself belongs to the form, which works without all this.
 */
export function SearchAssist({ field }: { readonly field: RefObject<HTMLInputElement | null> }) {
  const t = useText()
  const id = useId()
  const { kind, terms, typed, forget } = useSuggestions(field)
  const [active, setActive] = useState<{ readonly index: number; readonly typed: string }>()
  const index = active !== undefined && active.typed === typed && active.index < terms.length ? active.index : -1
  const label = t(kind === "recent" ? "search.recent" : "search.suggestions")

  const choose = (term: string) => {
    const input = field.current
    if (input === null) return
    input.value = term
    input.form?.requestSubmit()
  }
  useEffect(() => {
    const input = field.current
    if (input === null) return
    const attributes = { role: "combobox", "aria-autocomplete": "list", "aria-haspopup": "listbox", "aria-controls": `${id}-list`, "aria-expanded": String(terms.length > 0) }
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value)
    if (index < 0) input.removeAttribute("aria-activedescendant")
    else input.setAttribute("aria-activedescendant", `${id}-${index}`)
    const press = (event: KeyboardEvent) => {
      if (event.isComposing || terms.length === 0) return
      const move = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      const term = terms[index]
      // The field is one step of the round, so that one comes back to what was typed.
      if (move !== undefined) setActive({ index: ((index + 1 + move + terms.length + 1) % (terms.length + 1)) - 1, typed })
      else if (event.key === "Enter" && term !== undefined) choose(term)
      else if (event.key === "Escape" && index >= 0) setActive(undefined)
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    input.addEventListener("keydown", press)
    return () => input.removeEventListener("keydown", press)
  }, [field, id, terms, typed, index])
  return (
    <div className={styles["assist"]}>
      <div hidden={terms.length === 0}>
        <p className={styles["label"]} aria-hidden="true">{label}</p>
        <ul id={`${id}-list`} role="listbox" aria-label={label} className={styles["terms"]}>
          {terms.map((term, position) => (
            <li
              key={term}
              id={`${id}-${position}`}
              role="option"
              aria-selected={position === index}
              className={styles["term"]}
              // The focus stays in the field.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(term)}
            >
              <Icon name="search" /><bdi>{term}</bdi>
            </li>
          ))}
        </ul>
        {kind === "recent" && <button type="button" className={buttonClass("plain")} onClick={forget}>{t("search.forget")}</button>}
      </div>
      {typed === "" && <Categories />}
      <div role="status"><VisuallyHidden>{kind === "suggested" && terms.length > 0 ? t("search.count", { count: terms.length }) : ""}</VisuallyHidden></div>
    </div>
  )
}

function Categories() {
  const t = useText()
  const pages = useShopPages()
  const { categories } = useFrame()
  if (categories.length === 0) return null
  return (
    <nav aria-label={t("catalog.browse")}>
      <p className={styles["label"]}>{t("catalog.browse")}</p>
      <ul className={styles["terms"]}>
        {categories.map((category) => <li key={category.id}><PageLink to={pages.category(category)} className={styles["term"]}>{category.name}</PageLink></li>)}
      </ul>
    </nav>
  )
}
