import type { Command } from "commander"
import * as Effect from "effect/Effect"
import * as Option from "effect/Option"
import { DropPointGateway } from "../../../../application/location/DropPointGateway.ts"
import { dropPointsNear } from "../../../../application/location/dropPointsNear.ts"
import { GeographyGateway } from "../../../../application/location/GeographyGateway.ts"
import { LocationGateway } from "../../../../application/location/LocationGateway.ts"
import { chooseMyStore, forgetMyStore, myStore } from "../../../../application/location/myStore.ts"
import { PhysicalStoreGateway } from "../../../../application/location/PhysicalStoreGateway.ts"
import { storeDetail } from "../../../../application/location/storeDetail.ts"
import { storeCountries, storePlaces } from "../../../../application/location/storePlaces.ts"
import type { StoreResult } from "../../../../application/location/storesNear.ts"
import { storesNear } from "../../../../application/location/storesNear.ts"
import type { DayHours } from "../../../../domain/location/OpeningHours.ts"
import { hoursOfDays } from "../../../../domain/location/OpeningHours.ts"
import type { PhysicalStore } from "../../../../domain/location/PhysicalStore.ts"
import type { DistanceUnit } from "../../../../domain/location/storeDistance.ts"
import { formatDistance } from "../../../../domain/location/storeDistance.ts"
import { GAZETTEER } from "../../../../domain/location/gazetteerCredit.ts"
import { storeFiltersFrom } from "../../../../domain/location/storeFilters.ts"
import type { CliContext } from "../../CliContext.ts"
import { CliUsageError } from "../../CliUsageError.ts"
import { parsePoint } from "../../input/parsePoint.ts"
import { table } from "../../output/Output.ts"
import type { GlobalOptions } from "../../withCliContext.ts"
import { withCliContext } from "../../withCliContext.ts"

interface NearOptions {
  readonly at?: string
  readonly services?: string
  readonly openNow?: true
  readonly area?: string
}

const DAYS_OF_WEEK = 7

const GAZETTEER_CREDIT = `Town data: ${GAZETTEER.credit}, ${GAZETTEER.address}`

/** `stores near`, `stores mine`, `store show` and `places`. */
export function addPlaceCommands(program: Command): void {
  const stores = program.command("stores").description("Find physical stores, and choose your own")
  stores
    .command("near [place]")
    .description("List the physical stores near a town, a postal code, an address or a position")
    .option("--at <latitude,longitude>", "Position to search around, instead of a place")
    .option("--services <list>", "Services the store must have: booking, pickup, returns, tailoring")
    .option("--open-now", "Only stores that are open now")
    .option("--area <name>", "Only stores in this state or province, by code or name")
    .addHelpText(
      "after",
      "\nExamples:\n  $ selvedge --store ES stores near Sevilla --services pickup,returns\n" +
        "  $ selvedge --store US stores near 10013 --open-now\n" +
        "  $ selvedge --store ES stores near --at 40.4168,-3.7038",
    )
    .action((place: string | undefined, { at, services, openNow, area }: NearOptions, command: Command) =>
      within(command, async ({ run, output, language }) => {
        const found = await run(
          storesNear({
            ...storeFiltersFrom({
              ...(services === undefined ? {} : { services }),
              ...(openNow === undefined ? {} : { open: "now" }),
              ...(area === undefined ? {} : { area }),
            }),
            ...(place === undefined ? {} : { place }),
            ...(at === undefined ? {} : { point: parsePoint(at, "--at") }),
          }),
        )
        const rows = found.stores.map((result) => storeRow(result, language.code, found.unit))
        const isCredited = found.place !== undefined
        output.result(found, [...(rows.length === 0 ? ["No stores found."] : table(rows)), ...creditLines(isCredited)])
        if (isCredited && output.isJson) output.note(GAZETTEER_CREDIT)
      }),
    )
  stores
    .command("mine [physical-store-id]")
    .description("Show your store, or choose another; `product list --my-store` lists what it has in stock")
    .option("--remove", "Remove your store")
    .action((id: string | undefined, { remove = false }: { readonly remove?: boolean }, command: Command) =>
      within(command, async ({ run, output }) => {
        if (id !== undefined && remove) throw new CliUsageError({ message: "Give an ID or --remove, not both." })
        if (remove) await run(forgetMyStore)
        if (id !== undefined) await run(chooseMyStore((await run(physicalStoreNamed(id))).store.physicalStore))
        const mine = Option.getOrUndefined(await run(myStore))
        output.result(mine ?? null, [
          mine === undefined ? "No store chosen." : `${mine.id}  ${mine.name}, ${mine.city}`,
        ])
      }),
    )
  storeGroup(program)
    .command("show <physical-store-id>")
    .description("Show a physical store with its address, services and opening hours of the next seven days")
    .action((id: string, _options: unknown, command: Command) =>
      within(command, async ({ run, output, language }) => {
        const found = await run(physicalStoreNamed(id))
        const { store, nearest, unit } = found
        const { physicalStore } = store
        output.result(found, [
          physicalStore.name,
          `${physicalStore.addressLines.join(", ")}, ${physicalStore.zipCode} ${physicalStore.city}`,
          ...physicalStore.phones,
          `Services: ${physicalStore.services.join(", ")}`,
          statusOf(store),
          ...hoursOfDays(physicalStore.openingHours, Date.now(), DAYS_OF_WEEK).map(hoursLine),
          ...(nearest.length === 0 ? [] : ["Nearest stores:"]),
          ...table(nearest.map((other) => storeRow(other, language.code, unit))),
        ])
      }),
    )
  addPlaces(program)
}

/** The lines that credit the source of towns below a result. */
function creditLines(isCredited: boolean): readonly string[] {
  return isCredited ? ["", GAZETTEER_CREDIT] : []
}

/** Returns a physical store; fails with `CliUsageError` when there is none with this id. */
const physicalStoreNamed = (id: string) =>
  Effect.flatMap(
    storeDetail(id),
    Option.match({
      onNone: () => Effect.fail(new CliUsageError({ message: `There is no physical store ${id} in this shop.` })),
      onSome: (found) => Effect.succeed(found),
    }),
  )

function addPlaces(program: Command): void {
  const places = program.command("places").description("List countries, areas, cities, districts and pickup points")
  places
    .command("countries")
    .description("List the countries with physical stores")
    .action((_options: unknown, command: Command) =>
      within(command, async ({ run, output }) => {
        const countries = await run(storeCountries())
        output.result(countries, table(countries.map(({ code, name }) => [code, name])))
      }),
    )
  places
    .command("here")
    .description("Show your approximate location as the shop's network sees it; it chooses no store")
    .action((_options: unknown, command: Command) =>
      within(command, async ({ run, output }) => {
        const location = await run(LocationGateway.use((gateway) => gateway.detectUserLocation))
        const { countryCode, regionCode = "", city = "", source } = location
        output.result(
          location,
          table([[countryCode, regionCode, city, source === "edge" ? "" : "(the store's country)"]]),
        )
      }),
    )
  places
    .command("stores [country-code]")
    .description("List the areas and cities of a country with physical stores")
    .action((countryCode: string | undefined, _options: unknown, command: Command) =>
      within(command, async ({ run, output }) => {
        const areas = await run(storePlaces(countryCode?.toUpperCase()))
        const rows = areas.flatMap(({ stateCode, stateName, cities }) =>
          cities.map(({ id, name, stores }) => [stateCode, stateName, id, name, String(stores)]),
        )
        output.result(areas, rows.length === 0 ? ["No stores in this country."] : table(rows))
      }),
    )
  places
    .command("group <grouping-id>")
    .description("List the stores of a group, such as flagships (1), stores (2) and outlets (3)")
    .action((id: string, _options: unknown, command: Command) =>
      within(command, async ({ run, output }) => {
        const group = await run(PhysicalStoreGateway.use((gateway) => gateway.getStoreGrouping(id)))
        output.result(group, [group.name, ...table(group.physicalStores.map(addressRow))])
      }),
    )
  places
    .command("cities <state>")
    .description("List the cities of a state or province")
    .action((state: string, _options: unknown, command: Command) =>
      within(command, async ({ run, output }) => {
        const cities = await run(GeographyGateway.use((gateway) => gateway.listCities(state)))
        output.result(cities, cities.length === 0 ? ["No cities found."] : table(cities.map((c) => [c.id, c.name])))
      }),
    )
  places
    .command("districts")
    .description("List the districts of a state or city")
    .option("--state <code>", "State or province")
    .option("--city <id>", "City, by its ID")
    .action(({ state, city }: { readonly state?: string; readonly city?: string }, command: Command) =>
      within(command, async ({ run, output }) => {
        const scope = {
          ...(state === undefined ? {} : { stateCode: state }),
          ...(city === undefined ? {} : { cityId: city }),
        }
        const found = await run(GeographyGateway.use((gateway) => gateway.listDistricts(scope)))
        output.result(found, table(found.districts.map((one) => [one.id, one.name, one.city, one.zipCode ?? ""])))
      }),
    )
  places
    .command("colonies")
    .description("List the parts of municipalities with drop points")
    .option("--state <name>", "Name of the state or province")
    .option("--city <name>", "Name of the municipality")
    .action(({ state, city }: { readonly state?: string; readonly city?: string }, command: Command) =>
      within(command, async ({ run, output, store }) => {
        const wanted = {
          countryCode: store.countryCode,
          ...(state === undefined ? {} : { stateName: state }),
          ...(city === undefined ? {} : { municipalityName: city }),
        }
        const colonies = await run(DropPointGateway.use((gateway) => gateway.listDropPointColonies(wanted)))
        output.result(
          colonies,
          table(colonies.map((one) => [one.zipCode, one.name, one.municipalityName, String(one.dropPoints)])),
        )
      }),
    )
  places
    .command("pack-stations <zip>")
    .description("List the parcel lockers in the city of a postal code")
    .action((zip: string, _options: unknown, command: Command) =>
      within(command, async ({ run, output, store }) => {
        const stations = await run(DropPointGateway.use((gateway) => gateway.listPackStations(zip, store.countryCode)))
        output.result(
          stations,
          stations.length === 0
            ? ["No parcel lockers found."]
            : table(stations.map((one) => [one.id, one.name, one.addressLines.join(", "), one.city])),
        )
      }),
    )
  places
    .command("drop-points [place]")
    .description("List drop points, parcel lockers and stores with pickup near a place")
    .option("--at <latitude,longitude>", "Position to search around, instead of a place")
    .action((place: string | undefined, { at }: { readonly at?: string }, command: Command) =>
      within(command, async ({ run, output }) => {
        const points = await run(
          dropPointsNear({
            ...(place === undefined ? {} : { place }),
            ...(at === undefined ? {} : { point: parsePoint(at, "--at") }),
          }),
        )
        const isCredited = place !== undefined && at === undefined
        output.result(points, [
          ...(points.length === 0
            ? ["No pickup points found."]
            : table(points.map((one) => [one.id, one.kind, one.name, one.addressLines.join(", "), one.city]))),
          ...creditLines(isCredited),
        ])
        if (isCredited && output.isJson) output.note(GAZETTEER_CREDIT)
      }),
    )
  places
    .command("drop-point <code>")
    .description("Show a drop point by its code")
    .action((code: string, _options: unknown, command: Command) =>
      within(command, async ({ run, output }) => {
        const point = await run(DropPointGateway.use((gateway) => gateway.getDropPointByCode(code)))
        output.result(point, [
          point.name,
          `${point.addressLines.join(", ")}, ${point.zipCode} ${point.city}`,
          ...hoursOfDays(point.openingHours, Date.now(), DAYS_OF_WEEK).map(hoursLine),
        ])
      }),
    )
  places
    .command("pickup <product-id>")
    .description("List the stores where a product can be picked up, with their stock")
    .action((productId: string, _options: unknown, command: Command) =>
      within(command, async ({ run, output }) => {
        const stores = await run(PhysicalStoreGateway.use((gateway) => gateway.listProductPickup(productId)))
        const rows = stores.map(({ physicalStore, skus }) => [
          ...addressRow(physicalStore),
          String(skus.reduce((sum, { units }) => sum + units, 0)),
        ])
        output.result(stores, rows.length === 0 ? ["Not available for pickup."] : table(rows))
      }),
    )
}

/** The command group that lists the country stores; `show` is a physical one of them. */
function storeGroup(program: Command): Command {
  return program.commands.find((command) => command.name() === "store") ?? program.command("store")
}

function storeRow(result: StoreResult, language: string, unit: DistanceUnit): readonly string[] {
  const { physicalStore, metres } = result
  return [
    physicalStore.id,
    physicalStore.name,
    physicalStore.city,
    metres === undefined ? "" : formatDistance(language, metres, unit),
    statusOf(result),
  ]
}

function addressRow({ id, name, addressLines, city }: PhysicalStore): readonly string[] {
  return [id, name, addressLines.join(", "), city]
}

function statusOf({ isOpen, today, nextOpening }: StoreResult): string {
  if (isOpen) return today !== undefined && "time" in today ? `open until ${today.time}` : "open"
  return nextOpening === undefined ? "closed" : `closed, opens ${nextOpening.date} ${nextOpening.time}`
}

function hoursLine({ date, intervals, special }: DayHours): string {
  const hours = intervals.map(({ fromTime, toTime }) => `${fromTime}–${toTime}`).join(", ")
  return `${date}  ${hours === "" ? "closed" : hours}${special?.name === undefined ? "" : `  ${special.name}`}`
}

function within(command: Command, use: (shop: CliContext) => Promise<void>): Promise<void> {
  const options: GlobalOptions = command.optsWithGlobals()
  return withCliContext(options, use)
}
