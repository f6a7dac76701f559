import type { PageData } from "../../../application/navigation/PageData.ts"
import { ErrorView } from "../../features/content/ErrorView.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { errorTitle } from "../head/pageTitle.ts"

export function ErrorPage({ page: { address, content } }: { readonly page: PageData }) {
  const t = useText()
  return content.content === "pageError" ? (
    <ErrorView pageError={content.pageError} title={errorTitle(content.pageError, t)} address={address} />
  ) : null
}
