import type { PageData } from "../../../application/navigation/PageData.ts"
import { ConfirmationView } from "../../features/order/ConfirmationView.tsx"

export function ConfirmationPage({ page: { address, content } }: { readonly page: PageData }) {
  return content.content === "confirmation" ? <ConfirmationView order={content.order} guestToken={address.parameters["guestToken"]} /> : null
}
