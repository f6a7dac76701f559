import type { RefObject } from "react"
import { useEffect, useState } from "react"
import type { Suggestion } from "../../../application/catalog/Suggestion.ts"
import { foldForms } from "../../../domain/catalog/search/searchTerm.ts"
import type { CommandResult } from "../../runtime/CommandResult.ts"
import type { ShopCommands } from "../../commands/useCommands.tsx"
import { useCommands } from "../../commands/useCommands.tsx"

/** The debounce delay after typing, in milliseconds. */
const DEBOUNCE_MILLIS = 150

/** The suggestions for one input value. */
export interface SuggestionList {
  readonly kind: "recent" | "suggested"
  readonly suggestions: readonly Suggestion[]
  readonly typed: string
}

const NOTHING: SuggestionList = { kind: "recent", suggestions: [], typed: "" }

/**
 * Suggestions for the input value: this device's recent searches for an empty one, else those of the server. Responses
 * to outdated values are ignored; while the next one is pending, suggestions that still match stay. No request is sent
 * during IME composition.
 */
export function useSuggestions(
  field: RefObject<HTMLInputElement | null>,
): SuggestionList & { readonly forget: () => void } {
  const { browse } = useCommands()
  const [typed, setTyped] = useState<string>()
  const [offer, setOffer] = useState(NOTHING)
  useEffect(() => {
    const input = field.current
    if (input === null) return
    const listening = new AbortController()
    const { signal } = listening
    const read = () => setTyped(input.value.trim())
    input.addEventListener(
      "input",
      (event) => (event instanceof InputEvent && event.isComposing ? undefined : read()),
      { signal },
    )
    input.addEventListener("compositionend", read, { signal })
    read()
    return () => listening.abort()
  }, [field])
  useEffect(() => {
    if (typed === undefined) return
    const controller = new AbortController()
    const ask = async () => {
      const answer = await (typed === "" ? recentOf(browse) : browse.suggest(typed, controller))
      if (!controller.signal.aborted)
        setOffer({ kind: typed === "" ? "recent" : "suggested", suggestions: answer.ok ? answer.value : [], typed })
    }
    const rest = setTimeout(() => void ask(), typed === "" ? 0 : DEBOUNCE_MILLIS)
    return () => {
      clearTimeout(rest)
      controller.abort()
    }
  }, [typed])
  const forget = () => {
    setOffer(NOTHING)
    void browse.clearRecentSearches()
  }
  return { ...fitting(offer, typed ?? ""), forget }
}

async function recentOf(commands: ShopCommands["browse"]): Promise<CommandResult<readonly Suggestion[]>> {
  const answer = await commands.recentSearches()
  return answer.ok ? { ok: true, value: answer.value.map((term) => ({ term, target: "search" })) } : answer
}

function fitting(offer: SuggestionList, typed: string): SuggestionList {
  if (offer.typed === typed) return offer
  const forms = foldForms(typed)
  const fits = ({ term }: Suggestion) =>
    foldForms(term).some((known) => forms.some((form) => form.split(" ").every((word) => known.includes(word))))
  return {
    kind: typed === "" ? "recent" : "suggested",
    typed,
    suggestions: offer.kind === "suggested" && typed !== "" ? offer.suggestions.filter(fits) : [],
  }
}
