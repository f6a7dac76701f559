import { isOrderId } from "../../../domain/shared/OrderId.ts"
import type { LabelKind } from "../../../application/returns/readReturns.ts"
import { downloadLabel } from "../../../application/returns/readReturns.ts"
import { RETURN_DETAIL_PAGE } from "../../../application/returns/ReturnPages.ts"
import { withGuestToken } from "../pages/guestOrderCookie.ts"
import { readForm } from "./cartForms.ts"
import type { SubmitForm } from "./SubmitForm.ts"

const PATH = /^(\/[0-9]{8}\/(?:-?[0-9]{1,3}\/)?)orders\/([0-9]{1,19})\/returns\/([0-9]{1,18})\/label$/
const KINDS = new Map<string, LabelKind>([
  ["pdf", "pdf"],
  ["pass", "pass"],
])

/** Returns the form that downloads a label, and the home address of its store. */
export function matchLabelForm(path: string): { readonly home: string; readonly submit: SubmitForm } | undefined {
  const [, home, orderId = "", returnId = ""] = PATH.exec(path) ?? []
  if (home === undefined || !isOrderId(orderId)) return undefined
  return {
    home,
    submit: async (request, scope, cookies, programs, addressOf) => {
      const fields = (await readForm(request)) ?? new URLSearchParams()
      const page = {
        page: RETURN_DETAIL_PAGE,
        storeId: scope.store.id,
        languageId: scope.language.id,
        catalogId: scope.catalogId,
        parameters: { orderId, returnId },
      }
      const { guestToken } = withGuestToken(page, cookies).parameters
      const kind = KINDS.get(fields.get("kind") ?? "") ?? "pdf"
      const box = Number(fields.get("box") ?? "1")
      const outcome = await programs.submit(scope, downloadLabel({ returnId, guestToken }, kind, box), cookies)
      const headers = new Headers({ "cache-control": "no-store", "x-content-type-options": "nosniff" })
      for (const line of cookies.lines()) headers.append("set-cookie", line)
      if (!outcome.ok) {
        headers.set("location", outcome.redirectTo ?? addressOf(page) ?? "/")
        return new Response(null, { status: 303, headers })
      }
      const { mediaType, bytes } = outcome.value
      headers.set("content-type", mediaType)
      headers.set(
        "content-disposition",
        `attachment; filename="return-${returnId}-${box}.${kind === "pdf" ? "pdf" : "pkpass"}"`,
      )
      return new Response(bytes, { headers })
    },
  }
}
