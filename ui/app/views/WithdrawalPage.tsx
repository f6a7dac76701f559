import type { PageData } from "../../../application/navigation/PageData.ts"
import { WithdrawalView } from "../../features/customer-service/WithdrawalView.tsx"

export function WithdrawalPage({ page: { content } }: { readonly page: PageData }) {
  return content.content === "withdrawal" ? <WithdrawalView withdrawal={content.withdrawal} /> : null
}
