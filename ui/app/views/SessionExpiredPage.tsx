import type { PageData } from "../../../application/navigation/PageData.ts"
import { SessionExpired } from "../../features/session/SessionExpired.tsx"

export function SessionExpiredPage({ page: { address } }: { readonly page: PageData }) {
  return <SessionExpired address={address} />
}
