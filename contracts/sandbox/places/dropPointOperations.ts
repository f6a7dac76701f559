import { type RawBuilder, sql } from "kysely"
import type { operations } from "../../generated/places.d.ts"
import { hasNoSearchWords, searchPatterns } from "../catalog/search/searchText.ts"
import { operation, type Operation } from "../platform/http/Operation.ts"
import { forbidden, notFound, sessionMissing } from "../platform/http/Refused.ts"
import type { SandboxServices } from "../platform/services/SandboxServices.ts"
import { savedPlacesOfCaller } from "./savedPlacesOfCaller.ts"
import { nearestPlaces, requireNearness } from "./nearestPlaces.ts"
import { presentDropPoint, presentPickupPoint } from "./presentPlace.ts"
import { type DropPointRow, type PhysicalStoreRow, readDropPoints, readPhysicalStores } from "./readPlaces.ts"
import { loadSpecialDays } from "./specialDays.ts"
import { isNamed } from "./textIn.ts"

type DropPointQuery = NonNullable<operations["listDropPoints"]["parameters"]["query"]>

export const dropPointOperations = ({ ports, stores, storage: { db } }: SandboxServices): readonly Operation[] => [
  operation("listDropPoints", async ({ path, query, principal }) => {
    const store = await stores.require(path.storeId)
    const { code: languageCode } = store.language(query.languageId)
    const specialDays = await loadSpecialDays(ports.now())
    requireNearness(query)
    const own = await savedPlacesOfCaller(db, principal, [query.favouritePoint, query.lastPoints])
    const first = isFirst(query, own)
    const rows = await readDropPoints(
      db,
      sql`${filters(store.id, languageCode, query)} and ${serving(query)} and p.kind = 'droppoint'`,
    )
    const found = nearestPlaces(filterByTown(rows, query), query, (row) => first(row.droppoint_id))
    return {
      status: 200,
      body: {
        dropPoints: found.map(({ row, metres }) => presentDropPoint(row, { languageCode, own, metres, specialDays })),
      },
    }
  }),
  operation("listDeliveryPoints", async ({ path, query, principal }) => {
    const store = await stores.require(path.storeId)
    const { code: languageCode } = store.language(query.languageId)
    const specialDays = await loadSpecialDays(ports.now())
    requireNearness(query)
    const own = await savedPlacesOfCaller(db, principal, [query.favouritePoint, query.lastPoints])
    const first = isFirst(query, own)
    const points = await readDropPoints(db, sql`${filters(store.id, languageCode, query)} and ${serving(query)}`)
    const shops =
      query.courierId === undefined
        ? await readPhysicalStores(
            db,
            sql`${filters(store.id, languageCode, query)} and 'pickup' = any (string_to_array(p.services, ','))`,
          )
        : []
    const found = nearestPlaces<DropPointRow | PhysicalStoreRow>(
      filterByTown([...shops, ...points], query),
      query,
      (row) => first("kind" in row ? row.droppoint_id : row.physical_store_id),
    )
    const view = (metres: number | undefined) => ({ languageCode, own, metres, specialDays })
    return {
      status: 200,
      body: {
        deliveryPoints: found.map(({ row, metres }) =>
          "kind" in row ? presentDropPoint(row, view(metres)) : presentPickupPoint(row, view(metres)),
        ),
      },
    }
  }),
  operation(
    "listPackStations",
    async ({ path, query }) => {
      const store = await stores.require(path.storeId)
      const { code: languageCode } = store.language(query.languageId)
      const specialDays = await loadSpecialDays(ports.now())
      const rows = await readDropPoints(
        db,
        sql`${filters(store.id, languageCode, query)} and p.is_open and p.kind = 'packstation'`,
      )
      return {
        status: 200,
        body: {
          dropPoints: filterByTown(rows, query).map((row) => presentDropPoint(row, { languageCode, specialDays })),
        },
      }
    },
    "catalogue",
  ),
  operation("getDropPointByCode", async ({ path, query, principal }) => {
    const store = await stores.require(path.storeId)
    const { code: languageCode } = store.language(query.languageId)
    const specialDays = await loadSpecialDays(ports.now())
    if (query.userId !== undefined && principal === undefined) throw sessionMissing()
    if (query.userId !== undefined && query.userId !== principal?.userId)
      throw forbidden("A shopper may ask for nobody else.")
    const own = await savedPlacesOfCaller(db, principal, [])
    const [row] = await readDropPoints(db, sql`p.store_id = ${store.id} and p.droppoint_id = ${path.droppointCode}`)
    if (row === undefined) throw notFound("There is no such drop point.", path.droppointCode)
    return { status: 200, body: presentDropPoint(row, { languageCode, own, specialDays }) }
  }),
]

/** SQL filters for a place `p` in a town `c`. */
const filters = (
  storeId: string,
  languageCode: string,
  {
    zipCode,
    provinceIso,
    countryCode,
    search,
  }: Pick<DropPointQuery, "zipCode" | "provinceIso" | "countryCode" | "search">,
): RawBuilder<unknown> => {
  const [, country, state] = /^(?:([A-Za-z]{2})-)?(.+)$/u.exec(provinceIso ?? "") ?? []
  return sql.join(
    [
      sql`p.store_id = ${storeId}`,
      ...(isZip(zipCode)
        ? [
            sql`p.city_id in (
              select z.city_id from district z where z.store_id = p.store_id and z.zip_code = ${zipCode}
            )`,
          ]
        : []),
      ...(state === undefined ? [] : [sql`c.state_code = ${state.toUpperCase()}`]),
      ...(country === undefined ? [] : [sql`p.country_code = ${country.toUpperCase()}`]),
      ...(countryCode === undefined ? [] : [sql`p.country_code = ${countryCode.toUpperCase()}`]),
      ...(hasNoSearchWords(search ?? "") ? [sql`false`] : []),
      ...searchPatterns(search ?? "", languageCode).map((pattern) => sql`p.search_text like ${pattern}`),
    ],
    sql` and `,
  )
}

const serving = ({ courierId, showAll }: Pick<DropPointQuery, "courierId" | "showAll">): RawBuilder<unknown> =>
  sql`${courierId === undefined ? sql`true` : sql`p.courier_id = ${courierId}`}
    and ${showAll === true ? sql`true` : sql`p.is_open`}`

/** An empty code and a dash mean none (S5.27). */
const isZip = (zipCode: string | undefined): zipCode is string =>
  zipCode !== undefined && zipCode !== "" && zipCode !== "-"

/** Filters by the named town; exact matches of the postal code come first. */
const filterByTown = <Row extends DropPointRow | PhysicalStoreRow>(
  rows: readonly Row[],
  { city, zipCode }: Pick<DropPointQuery, "city" | "zipCode">,
): readonly Row[] =>
  rows
    .filter((row) => city === undefined || row.city_id === city || isNamed(row.city_names, city))
    .sort((one, other) => (isZip(zipCode) ? Number(other.zip_code === zipCode) - Number(one.zip_code === zipCode) : 0))

const isFirst =
  (
    { favouritePoint, lastPoints }: DropPointQuery,
    own: { readonly favourites: ReadonlySet<string>; readonly last: ReadonlySet<string> } | undefined,
  ) =>
  (id: string): boolean =>
    (favouritePoint === true && own?.favourites.has(id) === true) || (lastPoints === true && own?.last.has(id) === true)
