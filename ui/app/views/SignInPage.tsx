import type { PageData } from "../../../application/navigation/PageData.ts"
import { LoginView } from "../../features/session/LoginView.tsx"
import { RegisterView } from "../../features/session/RegisterView.tsx"
import { ResetView } from "../../features/session/ResetView.tsx"

const VIEWS = { login: LoginView, register: RegisterView, reset: ResetView } as const

export function SignInPage({ page: { address, content } }: { readonly page: PageData }) {
  if (content.content !== "entry") return null
  const View = VIEWS[content.view]
  return <View address={address} email={content.email} hint={content.hint} />
}
