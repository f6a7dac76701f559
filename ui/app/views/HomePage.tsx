import type { PageData } from "../../../application/navigation/PageData.ts"
import { island } from "../../runtime/island.tsx"

const HomeContent = island(async () => (await import("../parts/HomeContent.tsx")).HomeContent, ["home"])

export function HomePage({ page: { content } }: { readonly page: PageData }) {
  return content.content === "home" ? <HomeContent /> : null
}
