import type { RefObject } from "react"
import { useId, useLayoutEffect, useState } from "react"
import type { Suggestion } from "../../../application/catalog/Suggestion.ts"
import { buttonClass } from "../../design/buttonClass.ts"
import { Icon } from "../../design/Icon.tsx"
import { VisuallyHidden } from "../../design/VisuallyHidden.tsx"
import { useNavigation } from "../../runtime/NavigationProvider.tsx"
import { PageLink } from "../../runtime/PageLink.tsx"
import { useFrame } from "../../runtime/ShopProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useShopPages } from "../../runtime/pages/useShopPages.ts"
import styles from "./SearchAssist.module.css"
import { useSuggestions } from "./useSuggestions.ts"

/**
 * Search assistance: suggestions in a combobox (ARIA authoring practices, list autocomplete with manual selection),
 * each a link to its target, recent searches, and the categories. The input belongs to the form, which works without
 * this component.
 */
export function SearchAssist({ field }: { readonly field: RefObject<HTMLInputElement | null> }) {
  const t = useText()
  const id = useId()
  const pages = useShopPages()
  const { addressOf } = useNavigation()
  const { kind, suggestions, typed, forget } = useSuggestions(field)
  const [active, setActive] = useState<{ readonly index: number; readonly typed: string }>()
  const index = active !== undefined && active.typed === typed && active.index < suggestions.length ? active.index : -1
  const label = t(kind === "recent" ? "navigation.searchRecent" : "navigation.searchSuggestions")

  const addressOfSuggestion = (suggestion: Suggestion) => {
    const search = pages.search(suggestion.term)
    if (suggestion.target === "search") return search
    const place =
      suggestion.target === "category" ? pages.category(suggestion.category) : pages.product(suggestion.product)
    return addressOf(place).ok ? place : search
  }
  // A chosen search term fills the input.
  const choose = ({ term, target }: Suggestion) => {
    if (field.current !== null && target === "search") field.current.value = term
  }
  // A layout effect, so that a key pressed as soon as the suggestions are visible reaches them.
  useLayoutEffect(() => {
    const input = field.current
    if (input === null) return
    const attributes = {
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-haspopup": "listbox",
      "aria-controls": `${id}-list`,
      "aria-expanded": String(suggestions.length > 0),
    }
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value)
    if (index < 0) input.removeAttribute("aria-activedescendant")
    else input.setAttribute("aria-activedescendant", `${id}-${index}`)
    const press = (event: KeyboardEvent) => {
      if (event.isComposing || suggestions.length === 0) return
      const move = { ArrowDown: 1, ArrowUp: -1 }[event.key]
      const option = document.getElementById(`${id}-${index}`)
      // The input is one stop of the arrow-key cycle, so that the typed text can be restored.
      if (move !== undefined)
        setActive({ index: ((index + 1 + move + suggestions.length + 1) % (suggestions.length + 1)) - 1, typed })
      else if (event.key === "Enter" && option !== null) option.click()
      else if (event.key === "Escape" && index >= 0) setActive(undefined)
      else return
      event.preventDefault()
      event.stopPropagation()
    }
    input.addEventListener("keydown", press)
    return () => input.removeEventListener("keydown", press)
  }, [field, id, suggestions, typed, index])
  return (
    <div className={styles["assist"]}>
      <div hidden={suggestions.length === 0}>
        <p className={styles["label"]} aria-hidden="true">
          {label}
        </p>
        <ul id={`${id}-list`} role="listbox" aria-label={label} className={styles["terms"]}>
          {suggestions.map((suggestion, position) => (
            <li key={`${suggestion.term} ${categoryHint(suggestion)}`} role="presentation">
              <PageLink
                to={addressOfSuggestion(suggestion)}
                id={`${id}-${position}`}
                role="option"
                aria-selected={position === index}
                tabIndex={-1}
                className={styles["term"]}
                // Keeps the focus in the input.
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => choose(suggestion)}
              >
                <Icon name={suggestion.target === "search" ? "search" : "forward"} />
                <bdi>{suggestion.term}</bdi>{" "}
                {categoryHint(suggestion) !== "" && <bdi className={styles["label"]}>{categoryHint(suggestion)}</bdi>}
              </PageLink>
            </li>
          ))}
        </ul>
        {kind === "recent" && (
          <button type="button" className={buttonClass("plain")} onClick={forget}>
            {t("navigation.searchClear")}
          </button>
        )}
      </div>
      {typed === "" && <Categories />}
      <div role="status">
        <VisuallyHidden>
          {kind === "suggested" && suggestions.length > 0
            ? t("navigation.searchCount", { count: suggestions.length })
            : ""}
        </VisuallyHidden>
      </div>
    </div>
  )
}

/** Distinguishes categories of the same name. */
function categoryHint(suggestion: Suggestion): string {
  return suggestion.target === "category" ? (suggestion.within ?? "") : ""
}

function Categories() {
  const t = useText()
  const pages = useShopPages()
  const { categories } = useFrame()
  if (categories.length === 0) return null
  return (
    <nav aria-label={t("catalog.browseCategories")}>
      <p className={styles["label"]}>{t("catalog.browseCategories")}</p>
      <ul className={styles["terms"]}>
        {categories.map((category) => (
          <li key={category.id}>
            <PageLink to={pages.category(category)} className={styles["term"]}>
              {category.name}
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
