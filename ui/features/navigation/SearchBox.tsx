import type { FormEvent } from "react"
import { useEffect, useId, useRef, useState } from "react"
import { Button } from "../../design/Button.tsx"
import { Icon } from "../../design/Icon.tsx"
import { VisuallyHidden } from "../../design/VisuallyHidden.tsx"
import { lazyComponent } from "../../runtime/lazyComponent.tsx"
import { useNavigation } from "../../runtime/NavigationProvider.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { useShopPages } from "../../runtime/pages/useShopPages.ts"
import { closeOnOutsideInteraction } from "./closeOnOutsideInteraction.ts"
import styles from "./SearchBox.module.css"

const SearchAssist = lazyComponent(async () => (await import("./SearchAssist.tsx")).SearchAssist)

/**
 * The search form, which opens below the header. A plain form until hydration; the search assistance is loaded when it
 * opens.
 */
export function SearchBox({ searchTerm }: { readonly searchTerm: string | undefined }) {
  const t = useText()
  const pages = useShopPages()
  const { addressOf, go } = useNavigation()
  const [isAssisted, setAssisted] = useState(false)
  const id = useId()
  const box = useRef<HTMLElement>(null)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => (box.current === null ? undefined : closeOnOutsideInteraction(box.current)), [])
  const action = addressOf(pages.page("ItxSearchPage"))
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const keyWord = input.current?.value.trim() ?? ""
    if (keyWord === "") return input.current?.focus()
    go(pages.search(keyWord))
  }
  const loadAssist = () => {
    input.current?.focus()
    setAssisted(true)
  }
  // The customer may have opened it before hydration.
  const found = (details: HTMLDetailsElement | null) =>
    details?.open === true && !isAssisted ? loadAssist() : undefined
  return (
    <search ref={box}>
      <details ref={found} name="tools" onToggle={(event) => (event.currentTarget.open ? loadAssist() : undefined)}>
        <summary className={styles["summary"]}>
          <Icon name="search" />
          <VisuallyHidden>{t("navigation.search")}</VisuallyHidden>
        </summary>
        <form className={styles["form"]} action={action.ok ? action.address : undefined} onSubmit={search}>
          <label className={styles["label"]} htmlFor={id}>
            {t("navigation.searchLabel")}
          </label>
          <input
            ref={input}
            id={id}
            className={styles["input"]}
            type="search"
            name="keyWord"
            defaultValue={searchTerm}
            key={searchTerm}
            maxLength={128}
            required
            enterKeyHint="search"
            autoComplete="off"
          />
          <Button type="submit" variant="icon" aria-label={t("navigation.search")}>
            <Icon name="forward" />
          </Button>
          {isAssisted && <SearchAssist key={searchTerm} of={{ field: input }} onFailed={() => setAssisted(false)} />}
        </form>
      </details>
    </search>
  )
}
