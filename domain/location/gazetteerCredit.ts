/** The source of towns and postal codes, whose licence (CC BY 4.0) requires a credit beside results from it. */
export const GAZETTEER = { credit: "GeoNames (CC BY 4.0)", address: "https://www.geonames.org/" }
