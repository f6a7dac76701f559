/**
 * The style sheets of pages that only the web server loads: it links them there (`DOCUMENT_SHEETS` of `pageAssets`). An
 * entry of the build, so that the sheets are built; no page fetches this file.
 */
export { default as cookies } from "../features/consent/cookies.css?url"
export { default as service } from "../features/customer-service/service.css?url"
