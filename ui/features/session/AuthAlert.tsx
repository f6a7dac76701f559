import type { ReactNode } from "react"
import { Alert } from "../../design/Alert.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import type { AuthFormError } from "./authTexts.ts"
import { authErrorTexts } from "./authTexts.ts"

/** The error of the last attempt, above its form. */
export function AuthAlert({
  error,
  actions,
}: {
  readonly error: AuthFormError | undefined
  readonly actions?: ReactNode
}) {
  const t = useText()
  if (error === undefined) return <Alert tone="problem" />
  const { title, text, details } = authErrorTexts(error, t)
  return (
    <Alert tone="problem" title={title} details={details} actions={actions}>
      <p>{text}</p>
    </Alert>
  )
}
