import { cleanup, screen } from "@testing-library/react"
import { afterEach, expect, it } from "vitest"
import type { StoreDetailPage } from "../../../../application/location/StorePages.ts"
import { distanceUnit } from "../../../../domain/location/storeDistance.ts"
import { StoreDetailView } from "../../../../ui/features/location/StoreDetailView.tsx"
import { done, renderInShop } from "../../../support/ui/shopAround.tsx"

afterEach(cleanup)

const detail = (countryCode: string): StoreDetailPage => ({
  store: {
    isOpen: true,
    today: { state: "openUntil", time: "20:00" },
    physicalStore: {
      id: "10000034101",
      name: "Selvedge Centro",
      addressLines: ["Calle del Telar 3"],
      cityId: "1",
      city: "Madrid",
      zipCode: "28013",
      stateCode: "M",
      countryCode,
      point: { latitude: 40, longitude: -3 },
      openingHours: { timeZone: "Europe/Madrid", days: {} },
      isFavourite: false,
      isLast: false,
      phones: [],
      services: ["pickup"],
      groupingId: "1",
    },
  },
  days: [],
  nearest: [],
  unit: distanceUnit("ES"),
})

it.each([
  ["the shop's country can be saved", "ES", true],
  ["another country cannot, since this shop does not sell from it", "JP", false],
])("a store in %s", async (_, countryCode, isSaved) => {
  const myStore = { read: () => done(undefined), isFavourite: () => done(false) }
  renderInShop(<StoreDetailView detail={detail(countryCode)} />, { myStore })
  expect(await screen.findByRole("heading", { name: "Selvedge Centro" })).toBeDefined()
  expect(screen.queryAllByRole("button", { name: /: Selvedge Centro$/ }).length > 0).toBe(isSaved)
})
