import type { PageData } from "../../../application/navigation/PageData.ts"
import { TroubleView } from "../../features/content/TroubleView.tsx"
import { useText } from "../../runtime/TextProvider.tsx"
import { troubleTitle } from "../pageTitle.ts"

export function TroublePage({ page: { address, content } }: { readonly page: PageData }) {
  const t = useText()
  return content.content === "trouble" ? (
    <TroubleView trouble={content.trouble} title={troubleTitle(content.trouble, t)} address={address} />
  ) : null
}
