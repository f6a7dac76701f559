import { cleanup, fireEvent, screen } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import type { AccountPage } from "../../../../application/account/AccountPage.ts"
import type { Family } from "../../../../application/teen/loadFamily.ts"
import type { User } from "../../../../domain/account/User.ts"
import { FamilyRoleRefused } from "../../../../domain/teen/TeenRefused.ts"
import { orderId } from "../../../support/backend/scopes.ts"
import { renderAccount } from "../../../support/ui/settingsShop.tsx"
import type { FakeFeature } from "../../../support/ui/shopAround.tsx"
import { press } from "../../../support/ui/shopAround.tsx"

afterEach(cleanup)

const user: User = { id: "55501", kind: "registered", email: "ana@example.org" }
const order = orderId("700000000001")
const approval = {
  id: "1",
  kind: "teen",
  grantorId: "55501",
  delegateId: "55502",
  orderId: order,
  cap: 4990,
  expiresAt: "2026-11-29T09:00:00Z",
  log: [],
} as const
const NO_SPONSORS = { sponsors: [], invitations: [], approvals: [] }
const requested = {
  orderId: order,
  sponsorUserId: "55501",
  isPaymentRequested: true,
  requestedAt: "2026-11-27T09:00:00Z",
}
const family = (orders: Family["teens"][number]["orders"] = []): Family => ({
  teens: [{ id: "55502", firstName: "Luz", state: "confirmed", notificationTypes: ["EMAIL"], orders }],
  sponsors: NO_SPONSORS,
  refusedReasons: {},
})
const familyPage = (loaded: Family): AccountPage => ({ section: "family", user, family: loaded, cards: [] })
const button = (name: string | RegExp) => screen.getByRole("button", { name })

describe("The family section", () => {
  it("approves exactly the shown total, shows until when, and revokes", async () => {
    const approve = vi.fn<FakeFeature<"family">["approve"]>(() =>
      Promise.resolve({ ok: true, value: family([{ ...requested, total: 4990, approval }]) }),
    )
    const revoke = vi.fn<FakeFeature<"family">["revoke"]>(() => Promise.resolve({ ok: true, value: family() }))
    renderAccount(
      familyPage(family([{ ...requested, total: 4990 }])),
      {},
      { commands: { family: { approve, revoke } } },
    )
    await press(button(/^Approve .*49/))
    expect(approve).toHaveBeenCalledWith("55502", order, 4990)
    expect(screen.getByText(/^Approved up to .*49/).textContent).toContain("29 November 2026")
    expect(screen.queryByRole("button", { name: /^Approve/ })).toBeNull()
    await press(button("Revoke approval"))
    expect(revoke).toHaveBeenCalledWith("55502", order)
  })

  it("sends a typed limit in minor units, and names a text that is no amount at its field", async () => {
    const updateTeen = vi.fn<FakeFeature<"family">["updateTeen"]>(() => Promise.resolve({ ok: true, value: family() }))
    renderAccount(familyPage(family()), {}, { commands: { family: { updateTeen } } })
    await press(button("Edit: Luz"))
    fireEvent.input(screen.getByLabelText(/Limit per order/), { target: { value: "much" } })
    await press(button("Save"))
    expect([updateTeen.mock.calls.length, screen.getByText(/Enter an amount/)]).toEqual([0, expect.anything()])
    fireEvent.input(screen.getByLabelText(/Limit per order/), { target: { value: "49,90" } })
    await press(button("Save"))
    expect(updateTeen.mock.calls[0]).toMatchObject(["55502", { orderLimit: 4990, notificationTypes: ["EMAIL"] }])
  })

  it("answers the invitation of a link on a press only; F170 a teen sees why it cannot accept", async () => {
    const answerInvitation = vi.fn<FakeFeature<"family">["answerInvitation"]>(() =>
      Promise.resolve({ ok: false, error: new FamilyRoleRefused({ role: "teen" }) }),
    )
    const link = { teenUserId: "55503", hash: "secret" }
    renderAccount(
      familyPage({
        teens: [],
        sponsors: { ...NO_SPONSORS, sponsors: [{ userId: "1", state: "confirmed" }] },
        refusedReasons: {},
      }),
      {},
      { parameters: link, commands: { family: { answerInvitation } } },
    )
    expect(answerInvitation).not.toHaveBeenCalled()
    expect(screen.queryByRole("button", { name: "Add a teen" })).toBeNull()
    await press(button("Accept"))
    expect(answerInvitation).toHaveBeenCalledWith(link, true)
    expect(screen.getByText("A teen account can’t pay for other teens")).toBeDefined()
  })
})

describe("The newsletter section", () => {
  it("changes the lists of a subscription, and unsubscribes after a question", async () => {
    const subscribe = vi.fn<FakeFeature<"newsletter">["subscribe"]>(({ email, lists = [] }) =>
      Promise.resolve({ ok: true, value: { email, status: "subscribed", lists } }),
    )
    const unsubscribe = vi.fn<FakeFeature<"newsletter">["unsubscribe"]>((email) =>
      Promise.resolve({ ok: true, value: { email, status: "notSubscribed", lists: [] } }),
    )
    renderAccount(
      { section: "newsletter", user, newsletter: { email: "ana@example.org", status: "subscribed", lists: ["women"] } },
      {},
      { commands: { newsletter: { subscribe, unsubscribe } } },
    )
    fireEvent.click(screen.getByLabelText("Kids"))
    await press(button("Save"))
    expect(subscribe.mock.calls[0]?.[0]).toMatchObject({ lists: ["women", "kids"], inAccount: true, origin: "account" })
    await press(button("Unsubscribe"))
    expect(unsubscribe).not.toHaveBeenCalled()
    await press(button("Unsubscribe"))
    expect(unsubscribe).toHaveBeenCalledWith("ana@example.org")
    expect(button("Subscribe")).toBeDefined()
  })
})
