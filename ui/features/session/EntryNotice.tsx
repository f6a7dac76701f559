import type { ReactNode } from "react"
import { Notice } from "../../design/Notice.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import type { EntryFailure } from "./entryWords.ts"
import { entryErrorWords } from "./entryWords.ts"

/** Why the last try did not work, above its form. */
export function EntryNotice({
  error,
  actions,
}: {
  readonly error: EntryFailure | undefined
  readonly actions?: ReactNode
}) {
  const t = useText()
  if (error === undefined) return <Notice tone="problem" />
  const { title, text, details } = entryErrorWords(error, t)
  return (
    <Notice tone="problem" title={title} details={details} actions={actions}>
      <p>{text}</p>
    </Notice>
  )
}
