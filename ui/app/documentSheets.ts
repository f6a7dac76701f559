/**
 * Style sheets that only some documents need: the web server links them by their names (`documentCss` of
 * `BuiltAssets`). An entry of the build, so that the sheets are built; no page fetches this file.
 */
export { default as brand2 } from "../design/brands/brand2.css?url"
export { default as brand3 } from "../design/brands/brand3.css?url"
export { default as otherScripts } from "../design/otherScripts.css?url"
export { default as banners } from "../features/consent/banners.css?url"
export { default as cookies } from "../features/consent/cookies.css?url"
export { default as service } from "../features/customer-service/service.css?url"
