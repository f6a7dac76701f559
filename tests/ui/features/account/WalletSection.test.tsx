import { act, cleanup, fireEvent, screen, within } from "@testing-library/react"
import { afterEach, describe, expect, it, vi } from "vitest"
import type { AccountPage } from "../../../../application/account/AccountPage.ts"
import type { ShownWalletCard, WalletPage } from "../../../../application/wallet/WalletPage.ts"
import type { User } from "../../../../domain/account/User.ts"
import { WalletRefused } from "../../../../domain/wallet/WalletRefused.ts"
import { euros } from "../../../support/builders/euros.ts"
import { renderAccount } from "../../../support/ui/settingsShop.tsx"
import type { FakeFeature } from "../../../support/ui/shopAround.tsx"
import { press } from "../../../support/ui/shopAround.tsx"

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

type Wallet = FakeFeature<"wallet">

const user: User = { id: "55501", kind: "registered", email: "ana@example.org" }
const card = (id: string, changes: Partial<ShownWalletCard> = {}): ShownWalletCard => ({
  id,
  hash: `hash-${id}`,
  network: "visa",
  lastDigits: "4242",
  holder: "ANA PRUEBA",
  month: 1,
  year: 2027,
  isDefault: false,
  isExpired: false,
  expiresSoon: false,
  paysByQr: true,
  ...changes,
})
const content = (changes: Partial<WalletPage> = {}): WalletPage => ({
  wallet: {
    isUsed: true,
    cardCount: 2,
    maximumCards: 10,
    name: "Mine",
    acceptedPolicies: [4],
    giftCards: [{ maskedNumber: "**** 3339", balance: euros(5000), isActivated: true, inWallet: true }],
  },
  cards: [card("1", { isDefault: true, tag: "Everyday" }), card("2", { lastDigits: "4444", expiresSoon: true })],
  movements: [
    {
      code: "gift-1",
      date: "2026-01-14T18:00:00Z",
      kind: "GIFT_CARD",
      amount: euros(-1000),
      name: "Gift card",
      maskedNumber: "**** 3339",
    },
  ],
  ...changes,
})
const page = (shown = content()): AccountPage => ({ section: "wallet", user, content: shown })
const button = (name: string | RegExp) => screen.getByRole("button", { name })
const done = (shown = content()) => Promise.resolve({ ok: true, value: { outcome: "done", content: shown } } as const)
const refused = (field: string, rule: string) =>
  Promise.resolve({ ok: false, error: new WalletRefused({ reasons: [{ field, rule }] }) } as const)

describe("The devices of an account", () => {
  it("sign out after a question, each and all others, and not this one", async () => {
    const current = { id: "1", storeId: "10000034", startedAt: "", lastUsedAt: "2026-01-15T10:00:00Z", isCurrent: true }
    const phone = { ...current, id: "2", isCurrent: false, device: { browser: "Safari", system: "iPhone" } }
    const signOut = vi.fn<FakeFeature<"sessions">["signOut"]>(() => Promise.resolve({ ok: true, value: [current] }))
    const signOutOthers = vi.fn<FakeFeature<"sessions">["signOutOthers"]>(() =>
      Promise.resolve({ ok: true, value: [current] }),
    )
    const sessions = [current, phone]
    renderAccount({ section: "sign-in", user, sessions }, {}, { commands: { sessions: { signOut, signOutOthers } } })
    expect([screen.getByText("This device"), screen.getByText("Unknown device")]).toHaveLength(2)
    const name = "Sign out: Safari · iPhone, 15 January 2026"
    await press(button(name))
    expect(signOut).not.toHaveBeenCalled()
    await press(within(screen.getByRole("group", { name })).getByText("Sign out"))
    expect(signOut).toHaveBeenCalledWith("2")
    expect([screen.queryByText("Safari · iPhone"), screen.queryByText("Sign out of all other devices")]).toEqual([
      null,
      null,
    ])
    cleanup()
    renderAccount({ section: "sign-in", user, sessions }, {}, { commands: { sessions: { signOut, signOutOthers } } })
    await press(button("Sign out of all other devices"))
    await press(button("Sign out of all other devices"))
    expect(signOutOthers).toHaveBeenCalledTimes(1)
  })
})

describe("The wallet section", () => {
  it("shows cards with their expiry, gift cards with their history, and payments", () => {
    renderAccount(page())
    expect(screen.getByText("Expires soon: 01/2027. Add your new card in time.")).toBeDefined()
    expect(screen.getByText(/^Balance: .*50/)).toBeDefined()
    expect(screen.getAllByText(/^Gift card payment/)).toHaveLength(2)
    expect(screen.getByRole("link", { name: "Details: Gift card payment, 14 January 2026" }).getAttribute("href")).toBe(
      "/10000034/-1/account/wallet?movement=gift-1",
    )
  })

  it("saves a card of the vault with its name, and keeps the form open with the reason of a refusal", async () => {
    const addCard = vi.fn<Wallet["addCard"]>(() => refused("card", "full"))
    renderAccount(page(), {}, { commands: { wallet: { addCard } } })
    await press(button("Add a card"))
    fireEvent.input(screen.getByLabelText(/Card nickname/), { target: { value: "Travel" } })
    await press(button("Save card"))
    expect(addCard.mock.calls[0]?.[1]).toEqual({ tag: "Travel", becomesDefault: false })
    expect(screen.getByText(/maximum of 10 saved cards/)).toBeDefined()
    addCard.mockImplementation(() => done())
    await press(button("Save card"))
    expect([screen.queryByRole("button", { name: "Save card" }), screen.getByText("Saved")]).toEqual([
      null,
      expect.anything(),
    ])
  })

  it("F106 renames, sets the default and deletes; a card deleted elsewhere leaves the list", async () => {
    const one = content({ cards: [card("1", { isDefault: true })] })
    const renameCard = vi.fn<Wallet["renameCard"]>(() => done())
    const setDefault = vi.fn<Wallet["setDefault"]>(() => done())
    const deleteCard = vi.fn<Wallet["deleteCard"]>(() =>
      Promise.resolve({ ok: true, value: { outcome: "gone", content: one } }),
    )
    renderAccount(page(), {}, { commands: { wallet: { renameCard, setDefault, deleteCard } } })
    await press(button("Rename: Everyday"))
    const nickname = screen.getByLabelText(/Card nickname/)
    fireEvent.input(nickname, { target: { value: "" } })
    fireEvent.submit(nickname)
    await act(async () => Promise.resolve())
    expect(renameCard).toHaveBeenCalledWith("1", "")
    await press(button("Set as default: Visa ending in 4444"))
    expect(setDefault).toHaveBeenCalledWith("hash-2")
    await press(button("Delete: Visa ending in 4444"))
    expect(deleteCard).not.toHaveBeenCalled()
    await press(within(screen.getByRole("group", { name: "Delete: Visa ending in 4444" })).getByText("Delete"))
    expect(deleteCard).toHaveBeenCalledWith("2")
    expect(screen.getByText(/This card is no longer saved/)).toBeDefined()
    expect(screen.queryByText(/4444/)).toBeNull()
  })

  it("replaces a payment code before it expires, and not after it was hidden", async () => {
    vi.useFakeTimers()
    let round = 0
    const createQrPayment = vi.fn<Wallet["createQrPayment"]>((cardId) => {
      round += 1
      return Promise.resolve({ ok: true, value: { payload: `qp_${round}`, cardId, validMillis: 120_000 } })
    })
    const drawQr = vi.fn<FakeFeature<"payments">["drawQr"]>(() =>
      Promise.resolve({ ok: true, value: { size: 21, path: "M0 0" } }),
    )
    const wait = (millis: number) => act(() => vi.advanceTimersByTimeAsync(millis))
    renderAccount(page(), {}, { commands: { wallet: { createQrPayment }, payments: { drawQr } } })
    fireEvent.click(button("Show payment code"))
    await wait(10)
    expect(screen.getByRole("img", { name: "Payment code to show at the till" })).toBeDefined()
    await wait(104_000)
    expect(createQrPayment).toHaveBeenCalledTimes(1)
    await wait(2_000)
    expect([createQrPayment.mock.calls, drawQr.mock.calls.at(-1)]).toEqual([[["1"], ["1"]], ["qp_2"]])
    fireEvent.click(button("Hide code"))
    await wait(300_000)
    expect(createQrPayment).toHaveBeenCalledTimes(2)
  })

  it("sends settings, gift cards and receipts, with refusals at their fields", async () => {
    const saveData = vi.fn<Wallet["saveData"]>(() => refused("walletCardName", "required"))
    const addGiftCard = vi.fn<Wallet["addGiftCard"]>(() => refused("number", "unknown"))
    const addTicket = vi.fn<Wallet["addTicket"]>(() => refused("tuid", "taken"))
    renderAccount(page(), {}, { commands: { wallet: { saveData, addGiftCard, addTicket } } })
    fireEvent.input(screen.getByLabelText("Wallet name"), { target: { value: " " } })
    await press(button("Save"))
    expect(saveData).toHaveBeenCalledWith({
      walletCardName: " ",
      acceptedPolicies: [4],
      updatePayment: false,
      updateShipping: false,
    })
    expect(screen.getByText("Please fill in this field")).toBeDefined()
    await press(button("Save a gift card"))
    expect(screen.getByText(/couldn’t find this gift card/)).toBeDefined()
    fireEvent.input(screen.getByLabelText(/^Total/), { target: { value: "much" } })
    await press(button("Add an in-store receipt"))
    expect([addTicket.mock.calls.length, screen.getByText(/Enter an amount/)]).toEqual([0, expect.anything()])
    fireEvent.input(screen.getByLabelText(/^Total/), { target: { value: "45,90" } })
    await press(button("Add an in-store receipt"))
    expect(addTicket.mock.calls[0]?.[0]).toMatchObject({ amount: euros(4590), isWallet: false })
    expect(screen.getByText(/already been added/)).toBeDefined()
  })

  it("shows the result of a form that was posted without scripts", () => {
    renderAccount(page(), {}, { parameters: { refused: "giftCard", reasons: "number:unknown" } })
    expect(screen.getByText(/couldn’t find this gift card/)).toBeDefined()
    cleanup()
    renderAccount(page(), {}, { parameters: { done: "gone" } })
    expect(screen.getByText(/This card is no longer saved/)).toBeDefined()
  })
})
