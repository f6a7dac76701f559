import { expect, it } from "vitest"
import type { paths } from "../../../contracts/generated/account.d.ts"
import { contractClient } from "../../../adapters/backend/http/send/contractClient.ts"
import { EMAIL_SPELLINGS } from "../../fixtures/addressSpellings.ts"

const params = { path: { version: "2", storeId: "10000034" } } as const

it("F194 every e-mail address of a body is sent as it is read, however it was typed", () => {
  const client = contractClient<paths>()
  for (const [sent, spellings] of Object.entries(EMAIL_SPELLINGS))
    for (const email of spellings) {
      const request = client.POST("/itxrest/{version}/user/store/{storeId}/email-logon", {
        params,
        body: { email, emailConfirm: email, code: email },
      })
      expect(JSON.parse(String(request.body))).toEqual({ email: sent, emailConfirm: sent, code: email })
    }
})
